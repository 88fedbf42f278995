import type { FastifyInstance } from 'fastify';
import type { Agent } from 'undici';
import { contract } from '../../../generated/api/contract';
import { AppError } from '../../errors';
import { user } from '../../plugins/guards';
import { route } from '../../plugins/route';
import { uploadedFile } from '../../plugins/uploads';
import { hidePicture } from './hide';
import { withFile } from './incoming';
import { withLinkedFile } from './link';
import { renderPicture } from './picture';

export interface ImageRoutesOptions {
  links: { agent: Agent; timeout: number };
  now: () => Date;
}

/** I01 to I03. */
export function registerImageRoutes(app: FastifyInstance, { links, now }: ImageRoutesOptions): void {
  const { uploadImage, uploadImageLink, removeImage } = contract.image;
  const keep = (userId: string) => async (file: string) => app.images.keep(userId, await renderPicture(file));

  route(app, uploadImage, user, async ({ request, identity }) => {
    await app.limits.account('upload', identity.email);
    return withFile(await uploadedFile(request, 'image'), 1120, keep(identity.userId));
  });

  route(app, uploadImageLink, user, async ({ body, identity }) => {
    await app.limits.account('link', identity.email);
    return withLinkedFile(body.imageUrl, links, keep(identity.userId));
  });

  route(app, removeImage, user, async ({ body: { imageUrl }, identity: { userId } }) => {
    await app.db.transaction(async (tx) => {
      // What shows it first, as everywhere else: two at once wait for each other, and not both.
      await hidePicture(tx.orm, userId, imageUrl, now());
      if (!(await app.images.remove(tx, userId, imageUrl))) throw new AppError(1110);
    });
    return 'OK';
  });
}
