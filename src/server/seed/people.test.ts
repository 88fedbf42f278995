import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { langs } from '../../lib/lang';
import { peopleOf, slugOf } from './people';

const folder = join(import.meta.dirname, 'portraits');
const files = readdirSync(folder);
const drawn = new Set(files.map((name) => name.replace(/-\d+\.webp$/, '')));

describe.each(langs)('the people of a demo community: %s', (lang) => {
  const people = peopleOf(lang);

  it('are 200, of whom each has a name of their own', () => {
    expect(people).toHaveLength(200);
    expect(new Set(people.map(slugOf)).size).toBe(200);
  });

  it('ask and offer, most of them in the language of the community', () => {
    const telling = people.filter(({ about, lookingFor, tags }) => about && lookingFor && tags.length > 0);
    expect(telling.length).toBeGreaterThan(180);
    expect(people.filter((person) => person.lang && person.lang !== lang).length).toBeGreaterThan(2);
  });

  it('have portraits, three of five; the accounts to sign in with have none', () => {
    const shown = people.filter((person) => drawn.has(slugOf(person)));
    expect(shown.length).toBeGreaterThanOrEqual(120);
    expect(people.slice(0, 2).filter((person) => drawn.has(slugOf(person)))).toEqual([]);
  });
});

it('portraits are of somebody, in both sizes, and small', () => {
  const slugs = new Set(langs.flatMap((lang) => peopleOf(lang).map(slugOf)));
  expect([...drawn].filter((slug) => !slugs.has(slug))).toEqual([]);
  expect(files).toHaveLength(2 * drawn.size);
  const bytes = files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  expect(bytes).toBeLessThanOrEqual(1_000_000);
});
