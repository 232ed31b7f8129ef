/** Who makes a request, and whether a page of ours does. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type NewSession, type People, SESSION_SECONDS, type SignedIn } from '../people/people.ts';
import { Refused } from '../people/refused.ts';
import { type CookieOptions, cookieHeader, cookieIn } from './cookies.ts';
import { isSecure, originOf } from './origins.ts';

/** Over https under a name that no page of a neighbouring host can set. */
const SECURE_COOKIE = '__Host-horta';
const PLAIN_COOKIE = 'horta';

export interface Gate {
  /** For whatever changes something, and for sockets. Throws Refused. */
  requireOwnPage(request: FastifyRequest): void;
  who(request: FastifyRequest): Promise<SignedIn | undefined>;
  /** Throws Refused if nobody is signed in. */
  requireWho(request: FastifyRequest): Promise<SignedIn>;
  admit(request: FastifyRequest, reply: FastifyReply, session: NewSession): void;
  /** The browser keeps the token that it has for all days again. */
  keep(request: FastifyRequest, reply: FastifyReply): void;
  forget(request: FastifyRequest, reply: FastifyReply): void;
}

export function createGate(people: People, url: URL | undefined): Gate {
  async function who(request: FastifyRequest): Promise<SignedIn | undefined> {
    // Tokens of programs (`Authorization: Bearer`) will count here: with any origin, or none.
    if (originOf(request, url) === 'foreign' || request.headers['sec-fetch-site'] === 'cross-site')
      return undefined;
    return people.signedIn(cookieOf(request)?.token);
  }

  return {
    requireOwnPage(request) {
      const origin = originOf(request, url);
      if (origin === 'own') return;
      throw new Refused(
        'foreign-origin',
        origin === 'none'
          ? 'there is no Origin'
          : 'this Origin is not that of the server; behind a proxy, --url',
      );
    },
    who,
    async requireWho(request) {
      const found = await who(request);
      if (found === undefined) throw new Refused('not-signed-in', 'there is no session');
      return found;
    },
    admit(request, reply, { token }) {
      reply.header('set-cookie', cookieHeader(cookieFor(request), token, SESSION_SECONDS));
    },
    keep(request, reply) {
      const { name, token } = cookieOf(request) ?? { name: PLAIN_COOKIE, token: '' };
      // By the name under which it came: behind a proxy that is not believed a GET doesn't say that it is https.
      const isSecureName = name === SECURE_COOKIE;
      reply.header('set-cookie', cookieHeader({ name, isSecure: isSecureName }, token, SESSION_SECONDS));
    },
    forget(request, reply) {
      reply.header('set-cookie', cookieHeader(cookieFor(request), '', 0));
    },
  };

  function cookieOf(request: FastifyRequest): { readonly name: string; readonly token: string } | undefined {
    const names = isSecure(request, url) ? [SECURE_COOKIE] : [SECURE_COOKIE, PLAIN_COOKIE];
    for (const name of names) {
      const token = cookieIn(request.headers.cookie, name);
      if (token !== undefined) return { name, token };
    }
    return undefined;
  }

  function cookieFor(request: FastifyRequest): CookieOptions {
    const secure = isSecure(request, url);
    return { name: secure ? SECURE_COOKIE : PLAIN_COOKIE, isSecure: secure };
  }
}
