import type { FastifyInstance } from 'fastify';

/** While the server closes, each answer also ends its connection: none is kept alive and waited for. */
export function registerShutdown(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
