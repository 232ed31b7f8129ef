/**
 * Which page a request comes from. Browsers send cookies along with requests that others' pages make; what they say of
 * the page's origin, no page can change.
 */
import type { FastifyRequest } from 'fastify';

/** None: not from a page, or a page's own GET, of which browsers don't say it. */
export type OriginKind = 'own' | 'foreign' | 'none';

/** `url` is the address that the host has named. */
export function originOf(request: FastifyRequest, url: URL | undefined): OriginKind {
  const { origin: text } = request.headers;
  if (text === undefined) return 'none';
  const origin = parse(text);
  if (origin === undefined) return 'foreign';
  return origin.origin === url?.origin || origin.host === parse(`${origin.protocol}//${request.host}`)?.host
    ? 'own'
    : 'foreign';
}

/**
 * Whether the browser speaks https, as far as can be known: a proxy may speak plain http to us, and may not be one whose
 * word about it counts. What the page says of its origin can't be false, but GETs don't say it.
 */
export function isSecure(request: FastifyRequest, url: URL | undefined): boolean {
  if (request.protocol === 'https') return true;
  const { origin } = request.headers;
  if (origin !== undefined) return origin.startsWith('https://');
  return url?.protocol === 'https:' && parse(`https://${request.host}`)?.host === url.host;
}

function parse(text: string): URL | undefined {
  try {
    const url = new URL(text);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined;
  } catch {
    return undefined;
  }
}
