import { isIP } from 'node:net';

/** Ends of names that only a network of one's own answers to. */
const ownNetworks = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa)$/;

/**
 * Whether a subscription may be pushed to at this address: https on its own port, at a public name. Where the name leads is
 * to be looked at again when something is sent.
 */
export function isPushEndpoint(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  const name = hostname.replace(/\.$/, '');
  if (protocol !== 'https:' || port || username || password) return false;
  return name.includes('.') && isIP(name) === 0 && !ownNetworks.test(name);
}
