import { gzipSync } from 'node:zlib';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { build } from 'esbuild';
import { request } from 'undici';
import { root } from '../../support/run';

/** The welcome page without scripts. */
const withoutScripts = (html: string): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')
    .replace(/ nonce="[^"]*"/g, '');

async function emptyReactPage(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents:
        "import { createRoot } from 'react-dom/client'; import { createElement } from 'react';" +
        "createRoot(document.getElementById('root')).render(createElement('h1', null, 'Hello'));",
      resolveDir: root,
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

/** The pages that those of a community are compared with. */
export interface Comparisons {
  /** The address of an empty React page. */
  empty: string;
  /** The address of the welcome page without scripts. */
  static: string;
  close(): void;
}

/** Serves the pages for comparison. All other requests go to the real server: `port`, and the site's `host` there. */
export async function serveComparisons({ port, host }: { port: number; host: string }): Promise<Comparisons> {
  // Node does not know that `<anything>.localhost` is this machine.
  const from = (path: string) => request(`http://127.0.0.1:${port}${path}`, { headers: { host } });
  const pages: Record<string, { type: string; body: string }> = {
    '/static': { type: 'text/html', body: withoutScripts(await (await from('/')).body.text()) },
    '/empty': {
      type: 'text/html',
      body: '<!doctype html><title>Empty</title><div id="root"></div><script type="module" src="/empty.js"></script>',
    },
    '/empty.js': { type: 'text/javascript', body: await emptyReactPage() },
  };
  const answer = async ({ url = '' }: IncomingMessage, response: ServerResponse) => {
    const page = pages[url];
    if (page) {
      response.writeHead(200, { 'content-type': page.type, 'content-encoding': 'gzip' });
      return response.end(gzipSync(page.body));
    }
    const { statusCode, headers, body } = await from(url);
    const type = String(headers['content-type'] ?? '');
    const bytes = Buffer.from(await body.arrayBuffer());
    const packed = /svg|css|javascript|json/.test(type);
    response.writeHead(statusCode, {
      'content-type': type,
      ...(packed ? { 'content-encoding': 'gzip' } : {}),
      'access-control-allow-origin': '*',
    });
    return response.end(packed ? gzipSync(bytes) : bytes);
  };
  const server = createServer((asked, response) => void answer(asked, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  return { empty: `${origin}/empty`, static: `${origin}/static`, close: () => server.close() };
}
