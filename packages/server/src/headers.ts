/** What a browser may do with what it gets. */
import { createHash } from 'node:crypto';
import type { FastifyHelmetOptions } from '@fastify/helmet';

/**
 * Everything comes from this server, and of what stands within the page only what is there (`html` is the page as it is
 * now: it may be built anew while the server runs). No https is asked for: a server of one's own speaks plain http.
 */
export function headersFor(html: () => string): FastifyHelmetOptions {
  /** Every answer has them, and the page changes hardly ever. */
  let known = { html: '', script: '', style: '' };
  const sources = (name: 'script' | 'style') => () => {
    const now = html();
    if (now !== known.html)
      known = {
        html: now,
        script: [...DIRECTIVES.scriptSrc, ...hashes(now, 'script')].join(' '),
        style: [...DIRECTIVES.styleSrc, ...hashes(now, 'style')].join(' '),
      };
    return known[name];
  };
  const directives = { ...DIRECTIVES, scriptSrc: [sources('script')], styleSrc: [sources('style')] };
  return { ...HEADERS, contentSecurityPolicy: { useDefaults: false, directives } };
}

/** Of the texts of all elements of this name. */
function hashes(html: string, name: 'script' | 'style'): string[] {
  const elements = html.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>([^]*?)</${name}>`, 'g'));
  return [...elements].flatMap(([, text = '']) =>
    text === '' ? [] : [`'sha256-${createHash('sha256').update(text).digest('base64')}'`],
  );
}

const DIRECTIVES = {
  defaultSrc: ["'none'"],
  baseUri: ["'none'"],
  connectSrc: ["'self'"],
  fontSrc: ["'self'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
  imgSrc: ["'self'", 'data:'],
  manifestSrc: ["'self'"],
  // Bots make a little WebAssembly while they run.
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  styleSrc: ["'self'"],
  // Attributes only: no style sheet can be slipped in by them.
  styleSrcAttr: ["'unsafe-inline'"],
  workerSrc: ["'self'"],
};

const HEADERS: FastifyHelmetOptions = {
  // Of use on https only; on plain http in a local network browsers complain about them.
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: { policy: 'no-referrer' },
  strictTransportSecurity: false,
  // Told to old browsers alone; frame-ancestors says the same.
  xFrameOptions: { action: 'deny' },
};

/** Of no use to a board game: no page of ours may ask for them, nor whatever gets into one. */
const DENIED = [
  'accelerometer',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];
/** The page itself may; frames of others may not. */
const OWN = [
  'autoplay',
  'clipboard-write',
  'fullscreen',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
];

/**
 * The value of the header Permissions-Policy. Names that a browser doesn't know it complains about: `bluetooth` and
 * `web-share` are known on some systems only, and are the page's own anyway.
 */
export const PERMISSIONS: string = [
  ...DENIED.map((feature) => `${feature}=()`),
  ...OWN.map((feature) => `${feature}=(self)`),
].join(', ');

/** The build puts a hash of the content into the names of what lies in `assets`; all other names stay the same. */
export function cacheControl(path: string): string {
  return /[\\/]assets[\\/][^\\/]+$/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
