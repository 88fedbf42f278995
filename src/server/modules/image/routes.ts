import type { FastifyInstance } from 'fastify';
import { removeImage, uploadImage, uploadImageLink } from '../../../generated/api/contract/image';
import { AppError } from '../../errors';
import { user } from '../../guards/guards';
import { route } from '../../plugins/route';
import { registerUploads, uploadedFile } from '../../plugins/uploads';
import { hidePicture } from './hide';
import { withFile } from './incoming';
import type { LinkAccess } from './link';

export interface ImageRoutesOptions {
  links: () => Promise<LinkAccess>;
  now: () => Date;
}

/** I01 to I03. What decodes pictures and follows links is heavy: loaded with the first of them. */
export async function registerImageRoutes(
  app: FastifyInstance,
  { links, now }: ImageRoutesOptions,
): Promise<void> {
  const keep = (userId: string) => async (file: string) => {
    const { renderPicture } = await import('./picture');
    return app.images.keep(userId, await renderPicture(file));
  };

  await registerUploads(app, (scope) =>
    route(scope, uploadImage, user, async ({ request, identity }) => {
      await app.limits.account('upload', identity.email);
      return withFile(await uploadedFile(request, 'image'), 1120, keep(identity.userId));
    }),
  );

  route(app, uploadImageLink, user, async ({ body, identity }) => {
    await app.limits.account('link', identity.email);
    const { withLinkedFile } = await import('./link');
    return withLinkedFile(body.imageUrl, await links(), keep(identity.userId));
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
