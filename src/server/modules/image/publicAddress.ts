import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Addresses that look public and answer only inside of one provider's network: they hand out its secrets. */
const metadata = new Set(['168.63.129.16']);

/** All that is given out for the public internet (RFC 4291, IANA); what lies outside is nobody's yet. */
const globalUnicast = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an IP address is one of the public internet: not loopback, private, link-local, shared, reserved, multicast
 * or a tunnel's, and no address that clouds answer metadata at. An IPv4 address inside an IPv6 one counts as itself.
 */
export function isPublicAddress(text: string): boolean {
  if (!isIP(text) || text.includes('%')) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast' || metadata.has(address.toString())) return false;
  return address.kind() === 'ipv4' || address.match(globalUnicast);
}
