import ipaddr from 'ipaddr.js';
import * as v from 'valibot';

const howTo =
  'must be the number of proxies before this server (1), or their addresses and networks (10.0.0.0/8, fd00::/8); never everybody: who is trusted names any address as its own';

/** The widest network that somebody runs themselves: 10.0.0.0/8, fc00::/7. */
const widest = { ipv4: 8, ipv6: 7 } as const;

/** Whether `text` is an address, or a network that is not half the internet. An IPv4 one stands in its own form. */
function isNetwork(text: string): boolean {
  const cidr = text.includes('/') ? text : `${text}/${text.includes(':') ? 128 : 32}`;
  if (!ipaddr.isValidCIDR(cidr)) return false;
  const [address, bits] = ipaddr.parseCIDR(cidr);
  if (address.kind() === 'ipv6' && address.range() === 'ipv4Mapped') return false;
  if (address.kind() === 'ipv4' && address.toNormalizedString() !== cidr.split('/')[0]) return false;
  return bits >= widest[address.kind()];
}

/** Whose `X-Forwarded-*` headers are believed: so many hops', or these networks'; false believes nobody. */
type TrustedProxies = number | string[] | false;

/** TRUST_PROXY as it is written. */
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
 * As Fastify takes it. A count believes the nearest hops whoever they are, so it holds only where nobody reaches the
 * server but through them; Fastify by itself would believe nobody then.
 */
export const proxyRule = (trusted: TrustedProxies) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;
