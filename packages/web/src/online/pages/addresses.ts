/** What others can open: never an address of this machine alone. */

/** Whether only this machine finds itself by that name. */
export function isLoopback(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  return (
    name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(?:\.\d+){3}$/.test(name)
  );
}

/**
 * Addresses of pages of this server that other devices can open, the best one first: the one by which this page was
 * opened, unless that is of this machine alone, then those the server knows of. Each ends with a slash.
 */
export function sharedAddresses(page: string, known: readonly string[]): string[] {
  const own = new URL(page);
  const candidates = isLoopback(own.hostname) ? known : [`${own.origin}${own.pathname}`, ...known];
  const addresses = candidates.flatMap((address) => {
    if (!URL.canParse(address)) return [];
    const { hostname, origin, pathname } = new URL(address);
    return isLoopback(hostname) ? [] : [origin + pathname.replace(/[^/]*$/, '')];
  });
  return [...new Set(addresses)];
}

/** A page of the app (`#/online/…`) at such an address. */
export function linkTo(address: string, href: string): string {
  return address + href;
}
