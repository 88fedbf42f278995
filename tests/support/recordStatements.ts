import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, inject } from 'vitest';

// With DATABASE_URL, records the statements that each test file sends. `statementDifferences.ts` reads them after the run.
const folder = inject('statements');

if (folder) {
  const texts = new Set<string>();
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [asked] = args as [string | { text?: string }];
    const text = typeof asked === 'string' ? asked : asked.text;
    if (text) texts.add(text);
    return Reflect.apply(query, this, args) as unknown;
  } as typeof query;

  afterAll(() => {
    pg.Client.prototype.query = query;
    const { testPath = '' } = expect.getState();
    writeFileSync(join(folder, basename(testPath)), JSON.stringify([...texts]));
  });
}
