import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';

/** The policy of everything that is no page: nothing in it may run, wherever it is shown. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * Headers of every answer. No `Origin-Agent-Cluster`: a folder's documents are sandboxed and cannot be keyed by origin,
 * so the browser would warn on every page after one.
 */
const always = {
  // Google's sign-in window talks back to the page that opened it.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  // Logos are shown in mails and where a link is shared.
  'cross-origin-resource-policy': 'cross-origin',
  // Google's button asks for the origin; codes in addresses stay here.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  // The XSS filter of old browsers had vulnerabilities of its own.
  'x-xss-protection': '0',
};

/** Without `includeSubDomains`: communities are on domains of their owners, whose other hosts are not ours. */
const overHttps = { ...always, 'strict-transport-security': 'max-age=31536000' };

/** Headers of every answer. Pages bring a Content-Security-Policy of their own. */
export async function registerSecurity(app: FastifyInstance): Promise<void> {
  await app.register(cookie);
  const headers = app.env.PUBLIC_URL.startsWith('https:') ? overHttps : always;
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.url.startsWith('/api/')) {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', closedPolicy);
    }
    done();
  });
}
