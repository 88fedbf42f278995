import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Attachment } from 'postal-mime';
import { withPictures } from '../../mail/withPictures';

/** An email that landed in the outbox folder. */
export interface StoredEmail {
  id: string;
  from: string;
  to: string;
  subject: string;
  date: string;
  text: string;
  html: string;
  /** Addresses in its text. */
  links: string[];
}

const fileName = /^[\w-]+\.eml$/;

/** Nothing has been written while there is no folder. */
const filesOf = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [] as string[])).filter((file) => fileName.test(file));

const pictureOf = ({ contentId, mimeType, content }: Attachment) => ({
  ...{ cid: contentId?.replace(/^<|>$/g, ''), contentType: mimeType },
  content: typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer),
});

async function parse(folder: string, file: string): Promise<StoredEmail> {
  const {
    from,
    to,
    subject = '',
    date = '',
    text = '',
    html = '',
    attachments,
  } = await PostalMime.parse(await readFile(join(folder, file)));
  return {
    id: file.replace(/\.eml$/, ''),
    from: [from?.name, from?.address].filter(Boolean).join(' · '),
    to: to?.map(({ address }) => address).join(', ') ?? '',
    subject,
    date,
    text,
    html: withPictures(html, attachments.map(pictureOf)),
    links: [...new Set(text.match(/https?:\/\/\S+/g) ?? [])],
  };
}

/** Emails of the folder, newest first; those to `to` alone when it is given. */
export async function readEmails(folder: string, to?: string): Promise<StoredEmail[]> {
  const files = await filesOf(folder);
  const emails = await Promise.all(
    files
      .sort()
      .reverse()
      .map((file) => parse(folder, file)),
  );
  return to === undefined ? emails : emails.filter((email) => email.to === to.trim().toLowerCase());
}

/** One email, or undefined. */
export async function readEmail(folder: string, id: string): Promise<StoredEmail | undefined> {
  const file = `${id}.eml`;
  return (await filesOf(folder)).includes(file) ? parse(folder, file) : undefined;
}
