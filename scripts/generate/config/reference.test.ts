import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { referenceOf, rowsOf } from './reference';
import { annotations, readSchemas } from './schemas';

const schemas = await readSchemas(join(import.meta.dirname, '../../..'));

function everyRow() {
  return [...schemas].flatMap(([name, schema]) => {
    const file = `${name}.schema.json#`;
    const kinds = Object.entries(schema.definitions ?? {});
    return [
      ...rowsOf(schemas, name, schema, file),
      ...kinds.flatMap(([kind, of]) => rowsOf(schemas, name, of, `${file}/definitions/${kind}`)),
    ];
  });
}

describe('reference of the config', () => {
  it('CFG-02 gives examples that the schemas allow', () => {
    const ajv = new Ajv({ strict: false, discriminator: true });
    ajv.addVocabulary(annotations);
    for (const schema of schemas.values()) ajv.addSchema(schema);
    const wrong = everyRow().filter(
      ({ pointer, example }) => !ajv.compile({ $ref: pointer })(JSON.parse(example)),
    );
    expect(wrong.map(({ pointer, example }) => `${pointer}: ${example}`)).toEqual([]);
  });

  it('names types in words, with their bounds, and leaves nested keys dotted', () => {
    const { files } = referenceOf(schemas);
    const keys = new Map(
      files.flatMap(({ name, keys: all }) => all.map((key) => [`${name} ${key.key}`, key])),
    );
    expect(keys.get('community.json langChoices')).toMatchObject({
      type: 'list of Lang, at most 2 items',
      of: 'Lang',
      choices: ['en', 'ru'],
      default: '[]',
    });
    expect(keys.get('community.json contactsConfig.types')).toMatchObject({ of: 'ContactType' });
    expect(keys.get('authConfig.json methods')).toMatchObject({ type: 'list of AuthMethod, 1 to 6 items' });
    expect(keys.get('community.json title')).toMatchObject({
      isRequired: true,
      type: 'text, 1 to 80 characters',
    });
  });
});
