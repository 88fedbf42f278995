import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderStorage } from './folder';
import type { Storage, StoredFile } from './storage';

let dir: string;
let storage: Storage;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'storage-'));
  storage = folderStorage(join(dir, 'files'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const textOf = async (file: StoredFile | undefined) =>
  file && Buffer.concat(await file.stream.toArray()).toString();

describe('folderStorage', () => {
  it('gives back what was written, in whole, with its size', async () => {
    await storage.write('images/ab/abcd-256.webp', Buffer.from('first'));
    await storage.write('images/ab/abcd-256.webp', Buffer.from('second'));
    const file = await storage.read('images/ab/abcd-256.webp');
    expect(file?.size).toBe(6);
    expect(await textOf(file)).toBe('second');
    expect(await readdir(join(dir, 'files/images/ab'))).toEqual(['abcd-256.webp']);
    expect((await stat(join(dir, 'files/images/ab/abcd-256.webp'))).mode & 0o077).toBe(0);
  });

  it('knows nothing of what is not there, and removes it without complaint', async () => {
    expect(await storage.read('images/none.webp')).toBeUndefined();
    await storage.write('a', Buffer.from('x'));
    expect(await storage.read('a/b')).toBeUndefined();
    await storage.remove('images/none.webp');
    await storage.remove('a');
    expect(await storage.read('a')).toBeUndefined();
  });

  it.each(['../outside', 'a/../../b', '/etc/passwd', '.hidden', 'a//b', 'a\0b', ''])(
    'takes no name like %j',
    async (name) => {
      await expect(storage.write(name, Buffer.from('x'))).rejects.toThrow('does not take');
      await expect(storage.read(name)).rejects.toThrow('does not take');
    },
  );

  it('leaves no draft behind when writing fails', async () => {
    await storage.write('a/b', Buffer.from('x'));
    await expect(storage.write('a', Buffer.from('x'))).rejects.toThrow();
    expect(await readdir(join(dir, 'files'))).toEqual(['a']);
  });
});
