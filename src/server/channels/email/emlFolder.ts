import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { envelope, type Deliver } from './transport';

/** The folder for emails, as `.eml` files, if there is no mail server. */
export interface EmlFolder {
  deliver: Deliver;
  /** Removes those of these ids. */
  remove(ids: readonly string[]): Promise<void>;
  /** Removes those written before `moment`. */
  removeBefore(moment: Date): Promise<void>;
}

/** A moment as file names begin with it: in the order of time. */
const stamp = (moment: Date): string => moment.toISOString().replace(/[:.]/g, '-');
/** The name begins with a dot until the file is complete. */
const eml = /^\.?(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)-([\w-]+)\.eml$/;

/** Without a folder nothing has been written. */
async function removeWhere(folder: string, gone: (at: string, id: string) => boolean): Promise<void> {
  const files = await readdir(folder).catch(() => [] as string[]);
  for (const file of files) {
    const [, at, id] = eml.exec(file) ?? [];
    if (at && id && gone(at, id)) await rm(join(folder, file), { force: true });
  }
}

/** One file per message, however often it is tried. */
export function emlFolder(folder: string): EmlFolder {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    deliver: async (message) => {
      const { message: bytes } = await transport.sendMail(envelope(message));
      const name = `${stamp(message.date)}-${message.id}.eml`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, `.${name}`), bytes as Buffer, { mode: 0o600 });
      await rename(join(folder, `.${name}`), join(folder, name));
    },
    remove: async (ids) => {
      const gone = new Set(ids);
      if (gone.size > 0) await removeWhere(folder, (_at, id) => gone.has(id));
    },
    removeBefore: (moment) => removeWhere(folder, (at) => at < stamp(moment)),
  };
}
