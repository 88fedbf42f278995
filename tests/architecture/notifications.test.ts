import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tableUse } from './tableUse';

const root = join(import.meta.dirname, '../../src');
const server = readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => `server/${file.replaceAll('\\', '/')}`);
const text = (file: string): string => readFileSync(join(root, file), 'utf8');
const using = (use: ReturnType<typeof tableUse>): string[] =>
  server.filter((file) => tableUse(text(file)) === use).sort();

describe('the tables of notifications and deliveries', () => {
  it('have one writer, so that preferences are asked whatever is told', () => {
    expect(using('writes')).toEqual(['server/notifications/notify.ts']);
  });

  it('are known to what sends from them, lists and empties them, and to nothing else', () => {
    expect(using('knows')).toEqual([
      'server/modules/notification/personalData.ts',
      'server/notifications/actions/actions.ts',
      'server/notifications/actions/buttons.ts',
      'server/notifications/addresses/addressBy.ts',
      'server/notifications/collapse/release.ts',
      'server/notifications/deliveries/cleanUp.ts',
      'server/notifications/deliveries/deliveries.ts',
      'server/notifications/list/marking.ts',
      'server/notifications/list/readSent.ts',
      'server/notifications/list/shown.ts',
      'server/notifications/list/statements.ts',
      'server/notifications/times/storeTimes.ts',
      'server/plugins/deliveries.ts',
    ]);
  });

  it.each([
    ['writes', "import { deliveries } from '../db/schema';\nawait tx.orm\n  .insert(deliveries).values({});"],
    ['writes', "import { codes, notifications as waiting } from '../db/schema';\norm.insert(waiting);"],
    ['writes', "import * as schema from '../db/schema';\norm.insert( schema.deliveries);"],
    ['writes', 'client.query(`INSERT INTO "notifications" (id) values (1)`);'],
    [
      'knows',
      "import {\n  codes,\n  deliveries,\n} from '../../db/schema/notifications';\norm.insert(codes);",
    ],
    ['knows', "import * as schema from '../db/schema';\norm.delete(schema.notifications);"],
    [
      undefined,
      "import { deliveries } from './list';\nimport { codes } from '../db/schema';\nlist.insert(codes);",
    ],
  ])('%s is told from the text of a file', (use, source) => expect(tableUse(source)).toBe(use));
});

describe('preferences of members', () => {
  it('are read in one file and written in another beside it', () => {
    const places = server.filter((file) =>
      /\bnotificationPreferences\b|\bnotification_preferences\b/.test(text(file)),
    );
    expect(places.filter((file) => !file.startsWith('server/db/schema'))).toEqual([
      'server/modules/notification/personalData.ts',
      'server/notifications/preferences/preferences.ts',
      'server/notifications/preferences/storePreference.ts',
    ]);
  });
});
