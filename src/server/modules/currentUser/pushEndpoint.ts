import { isIP } from 'node:net';

/** Names of private networks by their ending. */
const ownNetworks = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa)$/;

/**
 * Whether an address is allowed for push: https on its own port, with a public name. The resolved address must be
 * checked again before sending.
 */
export function isPushEndpoint(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  const name = hostname.replace(/\.$/, '');
  if (protocol !== 'https:' || port || username || password) return false;
  return name.includes('.') && isIP(name) === 0 && !ownNetworks.test(name);
}
