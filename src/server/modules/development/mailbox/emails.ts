import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Attachment } from 'postal-mime';
import { withPictures } from '../../../channels/email/withPictures';

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

/** Without a folder nothing has been written. */
const filesOf = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [] as string[])).filter((file) => fileName.test(file));

const pictureOf = ({ contentId, mimeType, content }: Attachment) => ({
  cid: contentId?.replace(/^<|>$/g, ''),
  contentType: mimeType,
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

export interface Mailbox {
  /** Emails of the folder, newest first; those to `to` alone when it is given. */
  list(to?: string): Promise<StoredEmail[]>;
  /** One email, or undefined. */
  find(id: string): Promise<StoredEmail | undefined>;
}

/** Reads the emails of a folder. Each file is parsed once, because files do not change after they have their final name. */
export function openMailbox(folder: string): Mailbox {
  const parsed = new Map<string, Promise<StoredEmail>>();

  function read(file: string): Promise<StoredEmail> {
    const known = parsed.get(file);
    if (known) return known;
    const email = parse(folder, file);
    parsed.set(file, email);
    email.catch(() => parsed.delete(file));
    return email;
  }

  /** The existing files. Cached results of others are removed. */
  async function files(): Promise<string[]> {
    const found = await filesOf(folder);
    const there = new Set(found);
    for (const file of parsed.keys()) if (!there.has(file)) parsed.delete(file);
    return found;
  }

  return {
    async list(to) {
      const emails = await Promise.all((await files()).sort().reverse().map(read));
      return to === undefined ? emails : emails.filter((email) => email.to === to.trim().toLowerCase());
    },
    async find(id) {
      const file = `${id}.eml`;
      return (await files()).includes(file) ? read(file) : undefined;
    },
  };
}
