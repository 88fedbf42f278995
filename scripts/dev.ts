// npm run dev: client hot reload by Vite, the server restarted when its source changes, a community's page
// updated in place when its folder does.
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import type { Duplex } from 'node:stream';
import { createServer as createVite } from 'vite';
import { announceCommunity } from './dev/announceCommunity';
import { createAnnouncer } from './dev/announcer';
import { apiProcess } from './dev/apiProcess';
import { communitiesDir } from './support/communities';
import { root, runScript } from './support/run';

const host = process.env.HOST ?? '127.0.0.1';
const port = Number(process.env.PORT ?? 3000);
const communities = communitiesDir();
const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${port}`;

await runScript('generate.ts', ['--quiet']);
const api = await apiProcess({ publicUrl });

const http = createServer((request, response) => void answer(request, response));
const vite = await createVite({
  configFile: join(root, 'vite.config.ts'),
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server: http }, allowedHosts: true },
});

// Vite serves the client's source from `src`, so `src/api` has addresses under /api: they end as source files do.
const ofTheServer = /^\/(api|community|dev|docs)(\/(?!.*\.tsx?(\?|$))|$)/;
const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const isPage = (request: IncomingMessage): boolean =>
  request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url ?? '/';
  // The server takes everything from here for this machine's own.
  if (path.startsWith('/dev') && !loopback.has(request.socket.remoteAddress ?? '')) {
    response.writeHead(404).end();
    return;
  }
  if (ofTheServer.test(path)) return forward(request, response);
  if (isPage(request)) return forward(request, response, (html) => vite.transformIndexHtml(path, html));
  vite.middlewares(request, response, () => void forward(request, response));
}

/** Connects a web socket to the server’s. Those of Vite are its own. */
async function tunnel(request: IncomingMessage, socket: Duplex): Promise<void> {
  socket.on('error', () => socket.destroy());
  await api.ready();
  const { url: path, method, headers } = request;
  const upstream = httpRequest({ host: '127.0.0.1', port: api.port, path, method, headers });
  upstream.on('upgrade', ({ rawHeaders }, server, head) => {
    server.on('error', () => socket.destroy());
    const lines = rawHeaders.map((part, at) => part + (at % 2 === 0 ? ': ' : '\r\n')).join('');
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines}\r\n`);
    socket.write(head);
    server.pipe(socket).pipe(server);
  });
  // A refusal has nothing that a page could read.
  upstream.on('response', () => socket.destroy());
  upstream.on('error', () => socket.destroy());
  upstream.end();
}

http.on('upgrade', (request, socket) => {
  if (ofTheServer.test(request.url ?? '/')) void tunnel(request, socket);
});

/** Forwards a request to the server with its own Host header, so that the community is found. `edit` rewrites a page. */
async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  edit?: (html: string) => Promise<string>,
): Promise<void> {
  await api.ready();
  const headers = { ...request.headers, ...(edit ? { 'accept-encoding': 'identity' } : {}) };
  const upstream = httpRequest(
    { host: '127.0.0.1', port: api.port, path: request.url, method: request.method, headers },
    async (answer) => {
      if (!edit || !answer.headers['content-type']?.includes('text/html')) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      const html = await edit(Buffer.concat(await answer.toArray()).toString());
      // Vite's client needs inline scripts and styles, which the policy of production forbids.
      const { 'content-security-policy': _policy, 'content-length': _length, ...rest } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, rest);
      response.end(html);
    },
  );
  upstream.on('error', (error) => {
    if (!response.headersSent) response.writeHead(502);
    response.end(`The server is restarting: ${error.message}`);
  });
  request.pipe(upstream);
}

const zoneOf = (file: string): string => relative(root, file).split(sep).slice(0, 2).join('/');
const serverZones = new Set(['src/server', 'src/config', 'src/generated', 'src/lib']);

const announce = createAnnouncer(api, vite.ws);
vite.ws.on('community:opened', (domain, page) => void announceCommunity(domain, api, page));

vite.watcher.add([communities, join(root, 'schemas')]);
vite.watcher.on('all', (_event, file) => {
  if (file.startsWith(communities + sep)) {
    announce(relative(communities, file).split(sep)[0] ?? '');
  } else if (file.startsWith(join(root, 'schemas') + sep)) void runScript('generate.ts', ['--quiet']);
  else if (serverZones.has(zoneOf(file)) && !/\.(test|stories)\./.test(file)) {
    api.restart();
    announce('default');
  }
});

async function stop(): Promise<void> {
  await vite.close();
  await api.stop();
  process.exit(0);
}
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());

await api.ready();
http.listen(port, host, () => console.log(`ready ${publicUrl}`));
