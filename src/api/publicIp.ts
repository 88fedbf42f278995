const ipv4 = /^(25[0-5]|2[0-4]\d|1?\d?\d)(\.(25[0-5]|2[0-4]\d|1?\d?\d)){3}$/;

/** The session's key under which a lookup leaves the visitor's address. */
export const publicIpKey = 'publicIp';

/** Stores an address for this browser session. Anything but an IPv4 address is ignored. */
export function storePublicIp(address: unknown): void {
  if (typeof address !== 'string' || !ipv4.test(address)) return;
  try {
    sessionStorage.setItem(publicIpKey, address);
  } catch {
    // Storage can be forbidden; the header is best effort.
  }
}

/** The visitor's IPv4 address if a lookup of this browser session found one. Advisory: nothing may depend on it. */
export function cachedPublicIp(): string | undefined {
  try {
    const address = sessionStorage.getItem(publicIpKey);
    return address && ipv4.test(address) ? address : undefined;
  } catch {
    // Storage can be forbidden; the header is best effort.
    return undefined;
  }
}
