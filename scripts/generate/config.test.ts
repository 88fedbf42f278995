import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shapes } from '../../src/generated/config/shapes';
import { fontFamilies } from '../../src/lib/fontTable';
import { langs } from '../../src/lib/lang';
import { configFiles } from './config';
import { readSchemas, type Schema } from './config/schemas';

const root = join(import.meta.dirname, '../..');
const schemas = await readSchemas(root);
const definition = (file: string, name: string) => schemas.get(file)?.definitions?.[name];

/** Every schema inside a schema, with its path. */
function* inside(schema: Schema, at: string): Generator<[string, Schema]> {
  yield [at, schema];
  for (const part of ['properties', 'definitions'] as const) {
    for (const [key, of] of Object.entries(schema[part] ?? {})) yield* inside(of, `${at}/${part}/${key}`);
  }
  if (schema.items) yield* inside(schema.items, `${at}/items`);
  if (typeof schema.additionalProperties === 'object')
    yield* inside(schema.additionalProperties, `${at}/values`);
}

const all = [...schemas].flatMap(([name, schema]) => [...inside(schema, name)]);

describe('schemas of the config files (CFG-02)', () => {
  it('CFG-02 describe every key', () => {
    const mute = all.filter(
      ([at, { description, $ref }]) =>
        /\/properties\/[^/]+$/.test(at) && description === undefined && $ref === undefined,
    );
    expect(mute.map(([at]) => at)).toEqual([]);
  });

  it('CFG-02 allow no unknown key in any object', () => {
    const open = all.filter(
      ([, { properties, additionalProperties }]) => properties && additionalProperties !== false,
    );
    expect(open.map(([at]) => at)).toEqual([]);
  });

  it('CFG-02 bound every text and every list', () => {
    const boundless = all.filter(
      ([, { type, maxLength, enum: choices, const: only, pattern, maxItems, $ref }]) =>
        (type === 'string' &&
          !$ref &&
          !choices &&
          only === undefined &&
          maxLength === undefined &&
          !/\{0,\d+\}\$$|\{[36]\}\)?\$$/.test(String(pattern))) ||
        (type === 'array' && maxItems === undefined),
    );
    expect(boundless.map(([at]) => at)).toEqual([]);
  });

  it('CFG-02 name what the code knows: languages, fonts, icons', () => {
    expect(definition('shared', 'Lang')?.enum).toEqual(langs);
    expect(Object.keys(definition('shared', 'LocalizedText')?.properties ?? {})).toEqual(langs);
    expect(definition('brand', 'FontFamily')?.enum).toEqual(fontFamilies);
    const icons = definition('landing', 'Icon')?.enum ?? [];
    const isThere = (icon: string) =>
      ['js', 'mjs'].some((end) =>
        existsSync(join(root, `node_modules/lucide-react/dist/esm/icons/${icon}.${end}`)),
      );
    expect(icons.filter((icon) => !isThere(icon))).toEqual([]);
  });

  it('CFG-03 give the defaults of the specification', () => {
    const { keys } = shapes.community;
    expect([
      keys.lang.default,
      keys.requiredContacts.default,
      keys.requiredContactsMin.default,
      keys.shownContacts.default,
    ]).toEqual(['en', ['FACEBOOK', 'LINKEDIN'], 1, ['TELEGRAM', 'INSTAGRAM', 'LINKEDIN', 'FACEBOOK']]);
    expect(keys.senderEmail.default).toMatch(/@/);
    expect(shapes.stepsConfig.keys.profile.keys.visible.default).toBe(true);
  });
});

describe('generated files', () => {
  it('CFG-02 are the same at every run, and those that are committed', async () => {
    const [one, other] = await Promise.all([configFiles(root), configFiles(root)]);
    expect(other).toEqual(one);
    const committed = await Promise.all(one.map(({ path }) => readFile(join(root, path), 'utf8')));
    expect(committed).toEqual(one.map(({ text }) => text));
  });

  it('CFG-02 need no eval', async () => {
    const text = await readFile(join(root, 'src/generated/config/validators.js'), 'utf8');
    expect(text).not.toMatch(/\beval\b|new Function|require\(/);
  });
});
