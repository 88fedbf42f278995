import ipaddr from 'ipaddr.js';
import * as v from 'valibot';

const howTo =
  'must be the number of proxies before this server (1), or their addresses and networks (10.0.0.0/8, fd00::/8); never everybody: who is trusted names any address as its own';

/** The largest private networks: 10.0.0.0/8, fc00::/7. */
const widest = { ipv4: 8, ipv6: 7 } as const;

/**
 * Whether `text` is an address, or a network that is not half the internet. A mapped IPv4 address must be written as
 * IPv4.
 */
function isNetwork(text: string): boolean {
  const cidr = text.includes('/') ? text : `${text}/${text.includes(':') ? 128 : 32}`;
  if (!ipaddr.isValidCIDR(cidr)) return false;
  const [address, bits] = ipaddr.parseCIDR(cidr);
  if (address.kind() === 'ipv6' && address.range() === 'ipv4Mapped') return false;
  if (address.kind() === 'ipv4' && address.toNormalizedString() !== cidr.split('/')[0]) return false;
  return bits >= widest[address.kind()];
}

/** The proxies whose `X-Forwarded-*` headers are trusted: this many hops, or these networks. False trusts none. */
type TrustedProxies = number | string[] | false;

/** The value of TRUST_PROXY. */
export const trustProxy = v.pipe(
  v.string(),
  v.transform((text): TrustedProxies => {
    if (text === 'false' || text === '0') return false;
    if (/^[1-9]$/.test(text)) return Number(text);
    return text.split(',').map((part) => part.trim());
  }),
  v.check((value) => !Array.isArray(value) || value.every(isNetwork), howTo),
);

/**
 * In Fastify's format. A count trusts the nearest hops whoever they are, so it is safe only if nobody reaches the
 * server without them. Without this function, Fastify would trust none.
 */
export const proxyRule = (trusted: TrustedProxies) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;
