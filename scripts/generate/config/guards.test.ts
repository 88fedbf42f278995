import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { readSchemas, annotations, type Schema } from './schemas';

const schemas = await readSchemas(join(import.meta.dirname, '../../..'));

interface Key {
  name: string;
  pointer: string;
  schema: Schema;
}

/** Every key of every file of a community's folder, at any depth. */
function keysOf(file: string, { properties = {}, definitions = {} }: Schema, at: string): Key[] {
  const own = Object.entries(properties).flatMap(([name, schema]) => {
    const pointer = `${at}/properties/${name.replace('$', '%24')}`;
    return [{ name, pointer, schema }, ...keysOf(file, schema, pointer)];
  });
  const below = Object.entries(definitions).flatMap(([name, schema]) =>
    keysOf(file, schema, `${at}/definitions/${name}`),
  );
  return [...own, ...below];
}

const keys = [...schemas]
  .filter(([name]) => name !== 'variant' && name !== 'shared')
  .flatMap(([name, schema]) => keysOf(name, schema, `${name}.schema.json#`));

/** Names of what lets people in, shows them, or is agreed to. */
const guarding =
  /^(admission|methods|authType|codeUrl|externalContent|trusted\w*|applyNow|transparent|\w*privacy\w*|\w*consent\w*|legal\w*|policyUrl|termsUrl|agreementUrl|showAgreement|byCountry|requireTerms|id|\w*public\w*)$/i;

/** The same names with another meaning: an anchor of a page, an item of a list. */
const harmless = /^(landing|navigation|questions|partner)\.schema\.json#.*\/id$/;

describe('what guards something', () => {
  it('CFG-06 is marked in the schemas, so that it closes where it cannot be read', () => {
    const unmarked = keys.filter(
      ({ name, pointer, schema }) => guarding.test(name) && !schema.guard && !harmless.test(pointer),
    );
    expect(unmarked.map(({ pointer }) => pointer)).toEqual([]);
    expect(keys.filter(({ schema }) => schema.guard).length).toBeGreaterThan(15);
  });

  it('CFG-06 closes with a value that the key may have, but for no way to sign in', () => {
    const ajv = new Ajv({ strict: false, discriminator: true });
    ajv.addVocabulary(annotations);
    for (const schema of schemas.values()) ajv.addSchema(schema);
    const wrong = keys.filter(({ pointer, schema: { guard } }) => {
      const closed = guard && 'closed' in guard ? guard.closed : null;
      return closed !== null && !ajv.compile({ $ref: pointer })(closed);
    });
    expect(wrong.map(({ pointer }) => pointer)).toEqual(['authConfig.schema.json#/properties/methods']);
  });
});
