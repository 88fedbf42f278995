import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { atEnd } from './atEnd';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};

/** A plain file server as any host has one: files by path, index.html for every other path, no API. It ends with the test. */
export async function serveStatic(dir: string): Promise<{ port: number }> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = join(dir, path);
    const found = file.startsWith(dir) && existsSync(file) && statSync(file).isFile();
    if (path.startsWith('/api/')) return response.writeHead(404).end();
    const sent = found ? file : join(dir, 'index.html');
    response.writeHead(200, { 'content-type': types[extname(sent)] ?? 'application/octet-stream' });
    createReadStream(sent).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEnd(() => new Promise((resolve) => (server.closeAllConnections(), server.close(resolve))));
  return { port: (server.address() as AddressInfo).port };
}
