import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import ipaddr from 'ipaddr.js';

/** Stands for every address that cannot be read: they all count as one caller. */
export const unreadable = 'unknown';

/** `[2001:db8::1]:443`, `203.0.113.7:5123`: an address with the port that some proxies add to it. */
const bracketed = /^\[([^\]]*)\](?::\d+)?$/;
const withPort = /^([\d.]+):\d+$/;

/**
 * One entry of `X-Forwarded-For` as an address: without port, brackets, quotes and zone; an IPv4 address in its own form.
 * What is none is `unreadable`.
 */
export function readAddress(entry: string): string {
  const text = entry.trim().replace(/^"(.*)"$/, '$1');
  const bare = (bracketed.exec(text)?.[1] ?? withPort.exec(text)?.[1] ?? text).split('%', 1)[0]!;
  // The library by itself also takes 127.1 and 0x7f.1.
  return isIPv4(bare) || isIPv6(bare) ? ipaddr.process(bare).toString() : unreadable;
}

/**
 * What counts as one caller: an IPv4 address, and the /64 of an IPv6 one, which a customer has as a whole. `prefix` takes
 * other parts of an IPv6 address, in groups of 16 bits.
 */
export function addressKey(address: string, prefix = 4): string {
  const known = readAddress(address);
  if (!isIPv6(known)) return known;
  const { parts } = ipaddr.IPv6.parse(known);
  return `${parts
    .slice(0, prefix)
    .map((part) => part.toString(16))
    .join(':')}::`;
}

/**
 * Has `request.ip` be an address for everybody who asks for it (limits, consents), whatever form the proxies before this
 * server give it: Fastify compares the entries of `X-Forwarded-For` as they are written.
 */
export function registerCallerAddress(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw;
    const forwarded = headers['x-forwarded-for'];
    if (forwarded !== undefined) {
      headers['x-forwarded-for'] = String(forwarded).split(',').map(readAddress).join(', ');
    }
    done();
  });
}
