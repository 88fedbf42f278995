import { lookup } from 'node:dns/promises';
import { isPublicAddress } from './publicAddress';

/** Which addresses may be connected to. Tests replace it; no environment variable does. */
export interface AddressRule {
  /** The addresses of a host; rejects when it has none. */
  resolve(hostname: string): Promise<string[]>;
  allows(address: string): boolean;
}

/** The public internet, as this machine resolves it. */
export const publicAddresses: AddressRule = {
  resolve: async (hostname) => {
    const found = await lookup(hostname, { all: true });
    return found.map(({ address }) => address);
  },
  allows: isPublicAddress,
};

/** Nothing was sent, because an address may not be connected to. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
  constructor() {
    super('an address that may not be connected to');
  }
}
