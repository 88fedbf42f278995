import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** The one style that Swagger UI sets by an attribute: its hash is let through and nothing else that is inline. */
const styleHash = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

const policy = ({ script, style }: { script: string[]; style: string[] }): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${script.join(' ')}`,
    `style-src 'self' 'unsafe-hashes' ${[styleHash, ...style].join(' ')}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** OpenAPI of every call, made from the contract that the routes run on, at /api/docs (JSON at /api/docs/json). */
export async function registerDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Community platform',
        version: '1',
        description: 'Every call of the client. Made from schemas/api.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', uiConfig: { docExpansion: 'list' } });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.url.startsWith('/api/docs')) {
      reply.header('content-security-policy', policy(app.swaggerCSP));
    }
    done();
  });
}
