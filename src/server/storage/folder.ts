import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Storage } from './storage';

const safeName = /^\w[\w-]*(\/\w[\w-]*)*(\.[\w-]+)*$/;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** Files in a folder of this machine, readable by the server's user alone. */
export function folderStorage(folder: string): Storage {
  function pathOf(name: string): string {
    if (!safeName.test(name)) throw new Error('a name that storage does not take');
    return join(folder, name);
  }
  return {
    async write(name, bytes) {
      const path = pathOf(name);
      // Writes beside its path and renames, so that nobody reads an incomplete file.
      const draft = `${path}.${randomUUID()}.part`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        await writeFile(draft, bytes, { mode: 0o600 });
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },

    async read(name) {
      try {
        const file = await open(pathOf(name));
        const { size } = await file.stat();
        return { size, stream: file.createReadStream() };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    remove: (name) => rm(pathOf(name), { force: true }),
  };
}
