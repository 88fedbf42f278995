const loopback = new Set(['localhost', '127.0.0.1', '[::1]', '0.0.0.0']);

/** A host as communities know it: small letters, no port, and without the `.localhost` of local development. */
export function hostDomain(host: string): string {
  const name = host.toLowerCase().replace(/:\d*$/, '');
  return loopback.has(name) ? 'localhost' : name.replace(/\.localhost$/, '');
}

/** Whether a host is a name of this machine, which browsers resolve by themselves. */
export const isLocalHost = (host: string): boolean =>
  /(^|\.)localhost(:\d*)?$|^(127\.0\.0\.1|\[::1\])(:\d*)?$/i.test(host);

/**
 * Whether a community created by a call may not have the host `name`: names of this machine, and the server's own host,
 * which belongs to the default community.
 */
export const isReservedDomain = (name: string, publicUrl: string): boolean =>
  isLocalHost(name) || hostDomain(name) === hostDomain(new URL(publicUrl).host);
