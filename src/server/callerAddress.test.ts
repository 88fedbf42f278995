import { describe, expect, it } from 'vitest';
import { addressKey, readAddress, unreadable } from './callerAddress';

describe('an entry of X-Forwarded-For', () => {
  it.each([
    ['nginx, AWS Classic Load Balancer, Cloudflare', '203.0.113.7', '203.0.113.7'],
    ['Azure Application Gateway', '203.0.113.7:5123', '203.0.113.7'],
    ['AWS Application Load Balancer that preserves the port', '203.0.113.7:40812', '203.0.113.7'],
    ['the same by IPv6', '[2001:db8::1]:443', '2001:db8::1'],
    ['HAProxy', '2001:db8::1', '2001:db8::1'],
    ['a proxy that writes RFC 7239', '"[::1]:80"', '::1'],
    ['the same by IPv4', '"203.0.113.7:80"', '203.0.113.7'],
    ['brackets without a port', '[2001:db8::1]', '2001:db8::1'],
    ['another spelling', '2001:0DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['a mapped address', '::ffff:203.0.113.7', '203.0.113.7'],
    ['the same in hexadecimal', '::ffff:cb00:7107', '203.0.113.7'],
    ['the same with a port', '[::ffff:203.0.113.7]:5123', '203.0.113.7'],
    ['a zone', 'fe80::1%eth0', 'fe80::1'],
    ['blanks', '  203.0.113.7 ', '203.0.113.7'],
    ['a hidden caller of RFC 7239', '_hidden', unreadable],
    ['one that names nobody', 'unknown', unreadable],
    ['nothing', '', unreadable],
    ['half an address', '127.1', unreadable],
    ['an octal one', '0177.0.0.1', unreadable],
    ['two ports', '203.0.113.7:1:2', unreadable],
    ['an unclosed bracket', '[2001:db8::1', unreadable],
    ['a host', 'proxy.example:80', unreadable],
  ])('of %s (%s) is read as %s', (_proxy, entry, address) => expect(readAddress(entry)).toBe(address));
});

describe('what counts as one caller', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:80', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['[2001:db8:1:2::6]:443', '2001:db8:1:2::'],
    ['2001:db8::6', '2001:db8:0:0::'],
    ['::1', '0:0:0:0::'],
    ['fe80::1%eth0', 'fe80:0:0:0::'],
    ['no address', unreadable],
  ])('%s is %s', (address, key) => expect(addressKey(address)).toBe(key));
});
