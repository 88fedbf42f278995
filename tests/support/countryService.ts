import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface CountryService {
  url: string;
  stop(): Promise<void>;
}

/** A local service that answers every visitor with the same country, like the public services. */
export async function startCountryService(country: string): Promise<CountryService> {
  const server = createServer((_request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ country, ip: '203.0.113.7' }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/json`,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
