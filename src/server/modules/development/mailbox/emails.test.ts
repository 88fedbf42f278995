import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openMailbox } from './emails';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'mailbox-'))));
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const write = (id: string, to: string, text = 'Hello') =>
  writeFileSync(join(folder, `${id}.eml`), `From: a@a.example\nTo: ${to}\nSubject: ${id}\n\n${text}\n`);
const subjects = async (emails: Promise<{ subject: string }[]>) =>
  (await emails).map(({ subject }) => subject);

describe('a mailbox', () => {
  it('is empty where nothing was sent', async () => {
    const mailbox = openMailbox(join(folder, 'none'));
    expect(await mailbox.list()).toEqual([]);
    expect(await mailbox.find('one')).toBeUndefined();
  });

  it('lists the newest first, and those to one address', async () => {
    write('2026-01-01-a', 'ada@people.example');
    write('2026-01-02-b', 'bob@people.example');
    write('2026-01-03-c', 'ada@people.example');
    const mailbox = openMailbox(folder);
    expect(await subjects(mailbox.list())).toEqual(['2026-01-03-c', '2026-01-02-b', '2026-01-01-a']);
    expect(await subjects(mailbox.list(' Ada@people.example'))).toEqual(['2026-01-03-c', '2026-01-01-a']);
  });

  it('parses each email once, and drops what was removed', async () => {
    const parse = vi.spyOn(PostalMime, 'parse');
    const mailbox = openMailbox(folder);
    write('one', 'ada@people.example');
    await mailbox.list();
    write('two', 'ada@people.example', 'See https://there.example/now');
    expect(await mailbox.find('two')).toMatchObject({ links: ['https://there.example/now'] });
    expect(await mailbox.list('ada@people.example')).toHaveLength(2);
    expect(parse).toHaveBeenCalledTimes(2);
    rmSync(join(folder, 'one.eml'));
    expect(await subjects(mailbox.list())).toEqual(['two']);
    expect(await mailbox.find('one')).toBeUndefined();
  });

  it('finds nothing outside its folder', async () => {
    expect(await openMailbox(join(folder, 'inner')).find('../one')).toBeUndefined();
  });
});
