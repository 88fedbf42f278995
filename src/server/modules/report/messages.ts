import { asc, and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { ReportedMessage } from '../../../generated/api/report';
import type { Orm } from '../../db/database';
import { reportImages, type reports } from '../../db/schema';
import type { CopiedMessage } from '../../reportSubject';

/** What the report itself keeps of a message. */
export const wordsOf = ({ images: _, ...words }: CopiedMessage): Omit<ReportedMessage, 'images'> => words;

/** Keeps the images of a report's messages in place of those that were kept before. */
export async function keepImages(
  orm: Orm,
  reportId: string,
  messages: readonly CopiedMessage[],
): Promise<void> {
  await orm.delete(reportImages).where(eq(reportImages.reportId, reportId));
  const images = messages.flatMap((each, message) =>
    each.images.map((image, position) => ({ ...image, reportId, message, position })),
  );
  if (images.length > 0) await orm.insert(reportImages).values(images);
}

type Stored = Pick<typeof reports.$inferSelect, 'id' | 'messages'>;

/** The messages of reports with their images, by report. */
export async function readMessages(
  orm: Orm,
  stored: readonly Stored[],
): Promise<(report: Stored) => ReportedMessage[]> {
  const ids = stored.filter(({ messages }) => messages.length > 0).map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await orm
          .select()
          .from(reportImages)
          .where(and(inArray(reportImages.reportId, ids), isNotNull(reportImages.imageUrl)))
          .orderBy(asc(reportImages.position));
  return ({ id, messages }) =>
    messages.map((words, message) => ({
      ...words,
      images: rows
        .filter((row) => row.reportId === id && row.message === message)
        .map(({ imageUrl, width, height }) => ({ url: imageUrl ?? '', width, height })),
    }));
}
