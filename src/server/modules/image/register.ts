import type { FastifyInstance } from 'fastify';
import type { Agent } from 'undici';
import { publicAddresses, type AddressRule } from '../../outbound/addressRule';
import { linkTimeout } from './bounds';
import { createPictureFiles } from './files';
import { createImages, type Images } from './images';
import { createRemoval, type Removal, type RemovalJob } from './removal';
import type { LinkAccess } from './link';
import { registerImageRoutes } from './routes';
import { servePictures } from './serve';

declare module 'fastify' {
  interface FastifyInstance {
    images: Images;
    /** Access to links that people paste, only to public addresses. Created with the first of them. */
    pastedLinks: () => Promise<LinkAccess>;
  }
}

/** Where links to images may lead, and the timeout in ms. */
export interface LinkOptions extends AddressRule {
  timeout: number;
}

declare module '../../defineModule' {
  interface ModuleOptions {
    /** Where links to images may lead instead of the public internet. For tests, so there is no variable. */
    pictureLinks?: Partial<LinkOptions>;
  }
}

/** Pictures: `app.images`, their calls, their files, and the jobs that remove what nothing shows. */
export async function registerImages(
  app: FastifyInstance,
  now: () => Date,
  links: Partial<LinkOptions> = {},
): Promise<void> {
  const files = createPictureFiles(app.storage);
  const removal: Removal = createRemoval({
    db: app.db,
    files,
    now,
    queue: app.jobs.queue<RemovalJob>('picture-files', (job) => removal.removeFiles(job)),
  });
  await app.jobs.schedule('picture-sweep', 3_600_000, () => removal.sweep());
  const unshown = app.jobs.queue<RemovalJob>('picture-unshown', (job) => images.removeUnshown(job));
  const images: Images = createImages({ db: app.db, files, removal, unshown, now });
  app.decorate('images', images);

  let agent: Agent | undefined;
  app.addHook('onClose', () => agent?.destroy());
  app.decorate('pastedLinks', async () => {
    const { guardedAgent } = await import('../../outbound/guardedAgent');
    agent ??= guardedAgent({ ...publicAddresses, ...links });
    return { agent, timeout: links.timeout ?? linkTimeout };
  });
  await registerImageRoutes(app, { links: app.pastedLinks, now });
  servePictures(app);
}
