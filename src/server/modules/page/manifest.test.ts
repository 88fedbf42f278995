import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readManifest } from './manifest';

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'manifest-'));
  mkdirSync(join(dir, '.vite'));
  const chunks = {
    'index.html': { file: 'assets/main.js', isEntry: true, imports: ['_vendor.js'] },
    '_vendor.js': { file: 'assets/vendor.js', name: 'vendor' },
    '_sign-in.js': { file: 'assets/sign-in.js', name: 'sign-in', imports: ['_vendor.js', '_field.js'] },
    '_field.js': { file: 'assets/field.js', name: 'field' },
    'i18n/en/index.ts': { file: 'assets/en.js', name: 'en', imports: ['index.html'] },
  };
  writeFileSync(join(dir, '.vite/manifest.json'), JSON.stringify(chunks));
});
afterAll(() => rmSync(dir, { recursive: true }));

describe('the manifest of a build', () => {
  it('knows the modules of a source file and of a group, less what the entry brings', () => {
    const { modulesOf, urlOf } = readManifest(dir);
    expect(modulesOf('sign-in')).toEqual(['/assets/sign-in.js', '/assets/field.js']);
    expect(modulesOf('i18n/en/index.ts')).toEqual(['/assets/en.js']);
    expect(urlOf('i18n/en/index.ts')).toBe('/assets/en.js');
    expect(modulesOf('nothing.ts')).toEqual([]);
  });

  it('is empty where nothing was built', () =>
    expect(readManifest('/nowhere').modulesOf('sign-in')).toEqual([]));
});
