import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkFolders } from '../../../config/check';
import { folderWithLinks, secret } from '../../../../tests/support/folderWithLinks';
import { maxFileBytes } from '../../../config/fileNames';
import { buildCommunity } from '../../../config/pipeline';
import { pictureBytes } from '../../brand/source';
import { createFolderIndex } from './folderIndex';
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

  it('CFG-06 ten planted issues yield exactly those ten, each located', () => {
    const issues = checkFolders(readFolders(join(fixtures, 'broken'), 'f'));
    expect(
      issues.map(({ file, line, column, code, path, suggestion }) =>
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
    expect(new Set(issues.map(({ file }) => file.split('/').slice(0, 2).join('/')))).toEqual(
      new Set(['f/broken.example']),
    );
  });
});

describe('links that lead out of a folder', () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'links-'));
    folderWithLinks(dir);
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  it('CFG-06 are refused and told of: of a file, an asset, a folder of assets, the folder itself', () => {
    const communities = join(dir, 'communities');
    const folders = readFolders(communities, 'c');
    expect(JSON.stringify(folders)).not.toContain(secret);
    expect(folderNames(communities)).toEqual(['a.example', 'inside.example', 'nested.example']);
    expect(folders.flatMap(({ unreadable = [] }) => unreadable.map(({ path }) => path))).toEqual([
      'c/a.example/navigation.json',
      'c/inside.example/navigation.json',
      'c/nested.example/community.json',
      'c/above.example',
      'c/linked.example',
    ]);
    expect(folders.map(({ assets }) => assets)).toEqual([
      ['assets/inside.svg', 'assets/logo.svg'],
      ['assets/inside.svg', 'assets/logo.svg'],
      [],
      [],
      [],
    ]);
    const issues = checkFolders(folders).filter(({ code }) => code === 'outside-folder');
    expect(issues).toHaveLength(5);
  });

  it('CFG-06 answer to no name', () => {
    const at = () => new Date();
    const index = createFolderIndex(join(dir, 'communities'), at, () => undefined);
    expect(index.domains()).toEqual(['a.example', 'inside.example', 'nested.example']);
    expect(['linked.example', 'taken.example'].map(index.byDomain)).toEqual([undefined, undefined]);
  });

  it.each([
    'a.example/assets/outside.svg',
    'a.example/assets/deep/logo.svg',
    'nested.example/assets/logo.svg',
  ])('CFG-06 are drawn into no picture: %s', async (path) => {
    expect(await pictureBytes(`/community/${path}`, join(dir, 'communities'))).toBeUndefined();
  });

  it.each(['linked.example', 'above.example', '..', '%2e%2e%2felsewhere'])(
    'CFG-06 no picture comes from %s',
    async (domain) => {
      writeFileSync(join(dir, 'assets.svg'), secret);
      expect(
        await pictureBytes(`/community/${domain}/assets/logo.svg`, join(dir, 'communities')),
      ).toBeUndefined();
      expect(
        await pictureBytes('/community/a.example/assets/logo.svg', join(dir, 'communities')),
      ).toBeDefined();
    },
  );
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
