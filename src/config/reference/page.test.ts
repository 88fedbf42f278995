import { describe, expect, it } from 'vitest';
import { reference } from '../../generated/config/reference';
import { shapes } from '../../generated/config/shapes';
import { fileNames } from '../fileNames';
import { referencePage } from './page';

const page = referencePage(reference);

describe('the reference of every key', () => {
  it('CFG-02 tells of every file and of every key at its top', () => {
    for (const name of fileNames) expect(page).toContain(name);
    const told = reference.files.flatMap(({ keys }) => keys.map(({ key }) => key));
    const known = Object.entries(shapes).flatMap(([name, { keys }]) =>
      name === 'variant' ? [] : Object.keys(keys),
    );
    expect(known.filter((key) => !told.includes(key))).toEqual([]);
  });

  it('CFG-02 gives each key type, what holds without it, meaning and example', () => {
    const keys = reference.files.flatMap((file) => [file, ...file.kinds].flatMap((part) => part.keys));
    expect(keys.length).toBeGreaterThan(150);
    expect(keys.filter(({ type, meaning, example }) => !type || !meaning || !example)).toEqual([]);
    expect(page).toContain(
      '<tr id="brand.json-radius"><th scope="row"><a href="#brand.json-radius"><code>radius</code></a></th><td>number, 0 to 32</td><td><code>12</code></td>',
    );
  });

  it('has each place once, and every link leads to one', () => {
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const links = [...page.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(links.filter((link) => !ids.includes(link))).toEqual([]);
  });

  it('writes nothing of a schema as markup', () => {
    const part = { name: '<b>', meaning: '<i>`<u>`', keys: [] };
    const text = referencePage({ files: [{ ...part, kinds: [part] }], kinds: [] }, 'n0');
    expect(text).not.toMatch(/<[biu]>/);
    expect(text).toContain('<style nonce="n0">');
  });
});
