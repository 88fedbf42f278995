import { eq } from 'drizzle-orm';
import { images } from '../../db/schema';
import { rows, type PersonalRows } from '../../personalRows';

export const imageData: readonly PersonalRows[] = [
  {
    ...rows('images', images, ({ userId }) => eq(images.userId, userId)),
    erase: (app, tx, { userId }) => app.images.removeAll(tx, userId),
    present: async (app, row) => (await import('./withPicture')).withPicture(app, row),
  },
];
