import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import ipaddr from 'ipaddr.js';

/** Replaces every unreadable address, so that they all count as one caller. */
export const unreadable = 'unknown';

/** `[2001:db8::1]:443`, `203.0.113.7:5123`: an address with the port that some proxies add to it. */
const bracketed = /^\[([^\]]*)\](?::\d+)?$/;
const withPort = /^([\d.]+):\d+$/;

/**
 * One entry of `X-Forwarded-For` as an address: without port, brackets, quotes and zone; a mapped IPv4 address as IPv4.
 * Other texts are `unreadable`.
 */
export function readAddress(entry: string): string {
  const text = entry.trim().replace(/^"(.*)"$/, '$1');
  const bare = (bracketed.exec(text)?.[1] ?? withPort.exec(text)?.[1] ?? text).split('%', 1)[0]!;
  // The library by itself also takes 127.1 and 0x7f.1.
  return isIPv4(bare) || isIPv6(bare) ? ipaddr.process(bare).toString() : unreadable;
}

/**
 * The key of one caller: an IPv4 address, or the /64 of an IPv6 address, because a customer has a whole one. `prefix`
 * takes other parts of an IPv6 address, in groups of 16 bits.
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
 * Normalises `request.ip` for everything that uses it (limits, consents), whatever the form in which the proxies send
 * it: Fastify uses the entries of `X-Forwarded-For` unchanged.
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
