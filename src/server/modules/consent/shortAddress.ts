import { addressKey } from '../../limits/limits';

/** An address without what tells one customer of a network from another: 203.0.113.0, 2001:db8:7::. */
export function shortAddress(ip: string): string {
  const key = addressKey(ip);
  return key.includes(':')
    ? `${key.split(':').slice(0, 3).join(':')}::`
    : `${key.slice(0, key.lastIndexOf('.'))}.0`;
}
