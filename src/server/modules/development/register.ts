import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Env } from '../../env';
import { AppError } from '../../errors';
import { isLocalHost } from '../../host';
import { registerConfigPreview } from './configPreview';
import { hasDemoProvider } from './demoProvider/allowed';
import { registerDemoProvider } from './demoProvider/register';
import { registerMailbox } from './mailbox/routes';
import { registerReference } from './reference';

const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

/** Whether this server has pages for developers: outside production, and if it listens on this machine only. */
export const hasDevelopmentPages = ({ NODE_ENV, HOST }: Pick<Env, 'NODE_ENV' | 'HOST'>): boolean =>
  NODE_ENV !== 'production' && (HOST === 'localhost' || isLoopback(HOST));

/** Headers that proxies add: the client is then elsewhere, even if the connection is local. */
const addedByProxies = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** By the connection and the requested name, which a foreign site cannot choose. No header is trusted for this. */
const isFromHere = ({ socket, headers }: FastifyRequest): boolean =>
  isLoopback(socket.remoteAddress) &&
  isLocalHost(headers.host ?? '') &&
  addedByProxies.every((name) => headers[name] === undefined);

/**
 * The mailbox, the reference of config keys, the demo's provider, and previews: `/dev/*`. Audience: the developer at
 * this machine.
 */
export async function registerDevelopment(app: FastifyInstance): Promise<void> {
  let demoProvider: FastifyInstance['demoProvider'];
  if (hasDevelopmentPages(app.env)) {
    await app.register(async (pages) => {
      pages.addHook('onRequest', async (request) => {
        if (!isFromHere(request)) throw new AppError(1110);
      });
      registerMailbox(pages);
      registerReference(pages);
      if (app.env.NODE_ENV === 'development') registerConfigPreview(pages);
      if (hasDemoProvider(app.env)) demoProvider = registerDemoProvider(pages);
    });
  }
  app.decorate('demoProvider', demoProvider);
}
