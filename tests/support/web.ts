import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AddressRule } from '../../src/server/outbound/addressRule';
import { isPublicAddress } from '../../src/server/outbound/publicAddress';

export interface LocalSite {
  address: string;
  port: number;
  /** Every path asked for, in order. */
  asked: string[];
  stop(): Promise<void>;
}

/** A site on this machine; `address` is one of the loopback's, or the first where the machine has no other. */
export async function startSite(listener: RequestListener, address = '127.0.0.1'): Promise<LocalSite> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    listener(request, response);
  });
  await new Promise<void>((resolve) => {
    server.once('error', () => server.listen(0, '127.0.0.1', resolve));
    server.listen(0, address, resolve);
  });
  const bound = server.address() as AddressInfo;
  return {
    address: bound.address,
    port: bound.port,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * The test's internet: hosts by their addresses; each lookup uses the next list. 127.0.0.1 counts as public, too; the
 * rest of the loopback is as closed as in production.
 */
export function pretendInternet(hosts: Record<string, string[][]>): AddressRule & { resolved: string[] } {
  const resolved: string[] = [];
  return {
    resolved,
    resolve: async (hostname) => {
      const turns = hosts[hostname];
      if (!turns) throw new Error(`nobody is called ${hostname}`);
      const turn = resolved.filter((name) => name === hostname).length;
      resolved.push(hostname);
      return turns[Math.min(turn, turns.length - 1)] ?? [];
    },
    allows: (address) => address === '127.0.0.1' || isPublicAddress(address),
  };
}
