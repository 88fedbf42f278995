import type { Attachment } from '../../notifications/kinds/definition';

/** An email's HTML as it is seen where nothing is attached: with the pictures that it brings along in their places. */
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
