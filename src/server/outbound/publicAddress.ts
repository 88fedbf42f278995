import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Addresses that look public but work only inside one provider's network and give out its secrets. */
const metadata = new Set(['168.63.129.16']);

/** The range for the public internet (RFC 4291, IANA). Addresses outside it are not assigned yet. */
const globalUnicast = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an IP address is on the public internet: not loopback, private, link-local, shared, reserved, multicast, a
 * tunnel or a cloud's metadata address. An IPv4 address inside an IPv6 one is checked by itself.
 */
export function isPublicAddress(text: string): boolean {
  if (!isIP(text) || text.includes('%')) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast' || metadata.has(address.toString())) return false;
  return address.kind() === 'ipv4' || address.match(globalUnicast);
}
