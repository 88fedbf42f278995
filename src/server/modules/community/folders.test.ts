import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkFolders } from '../../../config/check';
import { maxFileBytes } from '../../../config/fileNames';
import { buildCommunity } from '../../../config/pipeline';
import { folderNames, readFolder, readFolders } from './folders';

const fixtures = join(import.meta.dirname, '../../../../tests/fixtures/communities');

describe('folders as they lie on the disk', () => {
  it('CFG-01 a new valid folder works with no other change', () => {
    const folders = readFolders(join(fixtures, 'valid'));
    expect(checkFolders(folders)).toEqual([]);
    const [defaults, folder] = folders;
    const { config, errors } = buildCommunity({ folder: folder!, defaults: defaults! });
    expect(errors).toEqual([]);
    expect(config).toMatchObject({
      domain: 'new.example',
      brand: { title: 'New', logoUrl: '/community/new.example/assets/logo.svg' },
      landing: { en: { sections: [{ title: 'Welcome to New' }] } },
    });
  });

  it('CFG-06 ten planted faults yield exactly those ten, each located', () => {
    const faults = checkFolders(readFolders(join(fixtures, 'faulty'), 'f'));
    expect(
      faults.map(({ file, line, column, code, path, suggestion }) =>
        [`${file.split('/').at(-1)}:${line}:${column}`, code, path, suggestion].filter(Boolean).join(' '),
      ),
    ).toEqual([
      'authConfig.json:2:54 not-allowed methods.1.authType GOOGLE',
      'authConfig.json:2:66 incomplete-method methods.2',
      'brand.json:2:14 missing-asset logoUrl assets/logo.svg',
      'brand.json:3:26 bad-format colors.primary',
      'community.json:5:25 missing-landing langChoices.1',
      'community.json:6:3 unknown-key transparant transparent',
      'community.json:7:36 hidden-contact requiredContacts.1',
      'landingen.json:5:5 missing-key sections.1.action',
      'navigation.json:2:34 wrong-type tabs.events.order',
      'navigation.json:3:62 unknown-route customTabs.0.url /participants',
    ]);
    expect(new Set(faults.map(({ file }) => file.split('/').slice(0, 2).join('/')))).toEqual(
      new Set(['f/faulty.example']),
    );
  });
});

describe('readFolder', () => {
  let dir: string;
  const write = (path: string, text: string) => writeFileSync(join(dir, path), text);

  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'folders-'));
    mkdirSync(join(dir, 'a.example/assets/deep'), { recursive: true });
    mkdirSync(join(dir, '.git'));
    write('a.example/community.json', '{ "title": "A" }');
    write('a.example/brand.json', '{}');
    write('secret.json', '{ "secret": true }');
    write('a.example/assets/deep/logo.svg', '');
  });

  afterEach(() => {
    rmSync(dir, { recursive: true });
  });

  const refusals = () =>
    readFolder(dir, 'a.example').unreadable?.map(({ name, reason }) => `${name} ${reason}`);
  const names = () => readFolder(dir, 'a.example').files.map(({ name }) => name);

  it('CFG-01 reads the config files and lists the assets', () => {
    expect(readFolder(dir, 'a.example', 'shown')).toEqual({
      domain: 'a.example',
      files: [
        { name: 'brand.json', path: 'shown/a.example/brand.json', text: '{}' },
        { name: 'community.json', path: 'shown/a.example/community.json', text: '{ "title": "A" }' },
      ],
      assets: ['assets/deep/logo.svg'],
      unreadable: [],
    });
    expect(folderNames(dir)).toEqual(['a.example']);
  });

  it('answers no files for a folder that is not there', () => {
    expect(readFolder(dir, 'b.example')).toEqual({
      domain: 'b.example',
      files: [],
      assets: [],
      unreadable: [],
    });
  });

  it('CFG-06 refuses links that leave the folder, as files and as assets', () => {
    symlinkSync(join(dir, 'secret.json'), join(dir, 'a.example/navigation.json'));
    symlinkSync(join(dir, 'secret.json'), join(dir, 'a.example/assets/secret.json'));
    symlinkSync('brand.json', join(dir, 'a.example/questions.json'));
    symlinkSync('nowhere', join(dir, 'a.example/landingen.json'));
    expect(refusals()).toEqual(['landingen.json outside-folder', 'navigation.json outside-folder']);
    expect(names()).toEqual(['brand.json', 'community.json', 'questions.json']);
    expect(readFolder(dir, 'a.example').assets).toEqual(['assets/deep/logo.svg']);
  });

  it('CFG-06 refuses files over the limit before reading them, directories and unknown names', () => {
    write('a.example/navigation.json', ' '.repeat(maxFileBytes + 1));
    mkdirSync(join(dir, 'a.example/questions.json'));
    write('a.example/navigaton.json', '{}');
    write('a.example/notes.txt', '');
    expect(refusals()).toEqual([
      'navigation.json too-large',
      'navigaton.json unknown-name',
      'questions.json not-a-file',
    ]);
    expect(checkFolders([readFolder(dir, 'a.example')]).map(({ code }) => code)).toContain('file-too-large');
  });
});
