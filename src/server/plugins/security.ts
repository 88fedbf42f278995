import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** The policy of everything that is no page: nothing in it may run, wherever it is shown. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Headers of every answer. Pages bring a Content-Security-Policy of their own, with a nonce. */
export async function registerSecurity(app: FastifyInstance): Promise<void> {
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // Google's sign-in window talks back to the page that opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // Logos are shown in mails and where a link is shared.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // Communities live on domains of their owners, whose other hosts are not ours to promise anything for.
    strictTransportSecurity: app.env.PUBLIC_URL.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: false }
      : false,
    xFrameOptions: { action: 'deny' },
    // A folder's documents are sandboxed, which cannot be keyed by origin: the browser would warn on every page after one.
    originAgentCluster: false,
    // Google's button asks for the origin; codes in addresses stay here.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.url.startsWith('/api/')) {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', closedPolicy);
    }
    done();
  });
}
