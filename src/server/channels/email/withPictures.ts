import type { Attachment } from '../../notifications/kinds/definition';

/** An email's HTML for a viewer without attachments: its images are inlined. */
export const withPictures = (
  html: string,
  attachments: readonly Pick<Attachment, 'cid' | 'content' | 'contentType'>[],
): string =>
  attachments.reduce(
    (shown, { cid, content, contentType }) =>
      cid
        ? shown.replaceAll(
            `"cid:${cid}"`,
            `"data:${contentType};base64,${Buffer.from(content).toString('base64')}"`,
          )
        : shown,
    html,
  );
