import type { FastifyInstance } from 'fastify';
import { removeImage, uploadImage, uploadImageLink } from '../../../generated/api/contract/image';
import { AppError } from '../../errors';
import { user } from '../../guards/guards';
import { route } from '../../plugins/route';
import { registerUploads, uploadedFile } from '../../plugins/uploads';
import { hidePicture } from './hide';
import type { LinkAccess } from './link';

interface ImageRoutesOptions {
  links: () => Promise<LinkAccess>;
  now: () => Date;
}

/** I01 to I03. The code that follows links is heavy, so it loads with the first link. */
export async function registerImageRoutes(
  app: FastifyInstance,
  { links, now }: ImageRoutesOptions,
): Promise<void> {
  await registerUploads(app, (scope) =>
    route(scope, uploadImage, user, async ({ request, identity, query }) => {
      await app.limits.account('upload', identity.email);
      const kind = query.photo ? 'photo' : undefined;
      return app.images.takeIn({ userId: identity.userId }, await uploadedFile(request, 'image'), kind);
    }),
  );

  route(app, uploadImageLink, user, async ({ body, identity }) => {
    await app.limits.account('link', identity.email);
    const { withLinkedFile } = await import('./link');
    return withLinkedFile(body.imageUrl, await links(), (file) =>
      app.images.takeFile({ userId: identity.userId }, file),
    );
  });

  route(app, removeImage, user, async ({ body: { imageUrl }, identity: { userId } }) => {
    await app.db.transaction(async (tx) => {
      // The columns first, as everywhere else: this order prevents a deadlock of two calls.
      await hidePicture(tx.orm, userId, imageUrl, now());
      if (!(await app.images.remove(tx, userId, imageUrl))) throw new AppError(1110);
    });
    return 'OK';
  });
}
