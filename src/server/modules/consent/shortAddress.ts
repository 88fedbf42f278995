import { addressKey } from '../../callerAddress';

/** An address without the part that identifies one customer of a network: 203.0.113.0, 2001:db8:7::. */
export function shortAddress(ip: string): string {
  return addressKey(ip, 3).replace(/\.\d+$/, '.0');
}
