import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { outboxUse } from './outbox';

const root = join(import.meta.dirname, '../../src');
const server = readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => `server/${file.replaceAll('\\', '/')}`);
const text = (file: string): string => readFileSync(join(root, file), 'utf8');
const using = (use: ReturnType<typeof outboxUse>): string[] =>
  server.filter((file) => outboxUse(text(file)) === use).sort();

describe('the outbox', () => {
  it('has one writer, so that preferences are asked whatever is told', () => {
    expect(using('writes')).toEqual(['server/notifications/notify.ts']);
  });

  it('is known to who sends from it and who empties it, and to nobody else', () => {
    expect(using('knows')).toEqual([
      'server/modules/notification/personalData.ts',
      'server/notifications/collapse/digest/digests.ts',
      'server/notifications/collapse/release.ts',
      'server/notifications/deliveries/deliveries.ts',
      'server/notifications/preferences/preferences.ts',
      'server/plugins/cleanup.ts',
      'server/plugins/deliveries.ts',
    ]);
  });

  it.each([
    ['writes', "import { outbox } from '../db/schema';\nawait tx.orm\n  .insert(outbox).values({});"],
    ['writes', "import { codes, outbox as waiting } from '../db/schema';\norm.insert(waiting);"],
    ['writes', "import * as schema from '../db/schema';\norm.insert( schema.outbox);"],
    ['writes', 'client.query(`INSERT INTO "outbox" (id) values (1)`);'],
    ['knows', "import {\n  codes,\n  outbox,\n} from '../../db/schema/outbox';\norm.insert(codes);"],
    ['knows', "import * as schema from '../db/schema';\norm.delete(schema.outbox);"],
    [
      undefined,
      "import { note } from './outbox';\nimport { codes } from '../db/schema';\nlist.insert(codes);",
    ],
  ])('%s is told from the text of a file', (use, source) => expect(outboxUse(source)).toBe(use));
});

describe('preferences of members', () => {
  it('are read and written in one place', () => {
    const places = server.filter((file) =>
      /\bnotificationPreferences\b|\bnotification_preferences\b/.test(text(file)),
    );
    expect(places.filter((file) => !file.startsWith('server/db/schema'))).toEqual([
      'server/modules/notification/personalData.ts',
      'server/notifications/preferences/preferences.ts',
    ]);
  });
});
