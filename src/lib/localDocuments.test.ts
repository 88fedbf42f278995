import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { localDocuments } from './localDocuments';

it('VAR-02 knows every document there is', () => {
  const files = readdirSync(join(import.meta.dirname, '../docs')).filter((name) => name.endsWith('.html'));
  expect(localDocuments).toEqual(files.sort().map((name) => `/docs/${name}`));
});
