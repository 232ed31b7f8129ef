/** The one cookie there is: a session's token, which is hex digits. */

export interface CookieOptions {
  readonly name: string;
  /** Sent over https only. */
  readonly isSecure: boolean;
}

/** The value that the header `Cookie` has for a name; of several the first, which browsers mean for the longest path. */
export function cookieIn(header: string | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [key = '', ...value] = pair.split('=');
    if (key.trim() === name) return value.join('=').trim();
  }
  return undefined;
}

/** A header `Set-Cookie`. No page's script can read it, and no other site's page sends it along with what changes something. */
export function cookieHeader({ name, isSecure }: CookieOptions, token: string, seconds: number): string {
  const attributes = [
    `Max-Age=${seconds}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ];
  return [`${name}=${token}`, ...attributes].join('; ');
}
