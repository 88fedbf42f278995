import { ServerResponse, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CommunityConfig } from '../../config/types';
import { communityOf } from '../community';
import { AppError } from '../errors';
import { identify } from '../guards/identify';
import { hostDomain } from '../host';
import { ignoreError, type Carrier } from './carrier';
import { closeCodes } from './closeCodes';
import { serializeFrame } from './codec/serialize';
import type { OpenSession } from './realtime';

/** A request that asks for another protocol, with the connection. */
interface Upgrade {
  socket: Socket;
  head: Buffer;
  /** Has this file listen to the connection no more: somebody else does. */
  release(): void;
}

const upgrades = new WeakMap<IncomingMessage, Upgrade>();

const isWebSocket = ({ headers }: IncomingMessage): boolean => headers.upgrade?.toLowerCase() === 'websocket';

/**
 * Has Fastify answer requests that ask for another protocol like all others, with its hooks and limits. Any other protocol than web
 * sockets is not spoken: such a request is answered as if it had not asked.
 */
function routeUpgrades(app: FastifyInstance): void {
  let isClosing = false;
  const open = new Set<Socket>();
  function onClose(this: Socket): void {
    open.delete(this);
  }
  function release(this: Upgrade): void {
    open.delete(this.socket);
    this.socket.off('close', onClose);
    this.socket.off('error', ignoreError);
  }
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of open) socket.destroy();
  });
  app.server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    socket.on('error', ignoreError);
    const hasBody =
      'transfer-encoding' in request.headers || Number(request.headers['content-length'] ?? 0) > 0;
    if (isClosing) return void socket.destroy();
    // Its body was not read.
    if (hasBody) return void socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
    open.add(socket);
    socket.on('close', onClose);
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket);
    response.once('finish', () => socket.end());
    if (isWebSocket(request)) upgrades.set(request, { socket, head, release });
    app.routing(request, response);
  });
}

/** Completes the upgrade of a request. */
function upgradeOf({ server: app, raw }: FastifyRequest, reply: FastifyReply, upgrade: Upgrade) {
  return (use: (ws: Carrier, connection: Socket) => void): void => {
    reply.hijack();
    const { socket, head } = upgrade;
    reply.raw.detachSocket(socket);
    upgrade.release();
    app.realtime.server.handleUpgrade(raw, socket, head, (ws) => use(ws, socket));
  };
}

/**
 * Whether the page that opens the socket is the community’s. A page of another site would need the token all the same. A program
 * sends no origin.
 */
function isOwnOrigin(
  { headers, host, server: { communities } }: FastifyRequest,
  { id }: CommunityConfig,
): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin).host;
  if (from === '') return false;
  if (from === host.toLowerCase()) return true;
  return communities.isDomain(hostDomain(from)) && communities.byHost(from).id === id;
}

async function sessionOf(request: FastifyRequest, community: CommunityConfig): Promise<OpenSession> {
  const { server: app, query, cookies } = request;
  const { token } = query as { token?: unknown };
  const identity = await identify(
    app,
    typeof token === 'string' ? token : undefined,
    community,
    cookies.zone,
  );
  const open = identity && (await app.sessions.stillOpen(identity.sessionId));
  if (!open) throw new AppError(405);
  return open;
}

/** Browsers show a page nothing of a refused upgrade. So a refusal that the page has to know comes by the socket. */
function refuse(ws: Carrier, { code, message }: AppError): void {
  ws.on('error', ignoreError);
  const closeCode = code === 1104 ? closeCodes.tooMany : closeCodes.sessionOver;
  ws.send(serializeFrame('ERROR', { message, code: String(code) }));
  ws.close(closeCode, String(code));
}

/** H05. The web socket of a signed-in user. */
export function registerSocketRoute(app: FastifyInstance): void {
  routeUpgrades(app);
  app.route({
    method: 'GET',
    url: '/api/ws',
    schema: { hide: true },
    onRequest: async (request) => {
      if (!upgrades.has(request.raw)) throw new AppError(1110);
      await app.limits.address('openSocket', request);
      const community = communityOf(request);
      if (!community.community.realtime || !isOwnOrigin(request, community)) throw new AppError(1109);
    },
    handler: async (request, reply) => {
      const community = communityOf(request);
      const upgrade = upgradeOf(request, reply, upgrades.get(request.raw)!);
      await app.realtime.attend(async () => {
        try {
          app.realtime.accept(upgrade, await sessionOf(request, community), community);
        } catch (error) {
          if (!(error instanceof AppError) || error.status >= 500) throw error;
          upgrade((ws) => refuse(ws, error));
        }
      });
      return reply;
    },
  });
}
