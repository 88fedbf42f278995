import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long running requests may take once the server closes, in ms. */
const defaultGrace = 10_000;

/**
 * What happens to connections when the server closes: those without a running request close immediately, also those
 * that never sent one; each answer closes its connection; the rest are cut after `grace` ms.
 */
export function registerShutdown(app: FastifyInstance, grace = defaultGrace): void {
  /** Open connections, and how many requests each has under way. */
  const underWay = new Map<Socket, number>();
  let closing = false;
  let cut: NodeJS.Timeout | undefined;

  // One listener for all sockets, because there can be many.
  function onClose(this: Socket): void {
    underWay.delete(this);
  }

  app.server.on('connection', (socket: Socket) => {
    if (closing) return void socket.destroy();
    underWay.set(socket, 0);
    socket.on('close', onClose);
  });
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const count = (by: number): number => {
      const requests = (underWay.get(socket) ?? 0) + by;
      if (!socket.destroyed) underWay.set(socket, requests);
      return requests;
    };
    count(1);
    response.once('close', () => {
      if (count(-1) === 0 && closing) socket.destroySoon();
    });
  });

  // Who speaks another protocol on it closes it.
  app.server.on('upgrade', (_request: IncomingMessage, socket: Socket) => {
    underWay.delete(socket);
    socket.off('close', onClose);
  });

  app.addHook('preClose', async () => {
    closing = true;
    for (const [socket, requests] of underWay) if (requests === 0) socket.destroy();
    cut = setTimeout(() => {
      for (const socket of underWay.keys()) socket.destroy();
    }, grace);
  });
  app.addHook('onClose', async () => clearTimeout(cut));
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close');
    done();
  });
}
