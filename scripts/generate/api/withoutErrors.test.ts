import { Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { describe, expect, it } from 'vitest';
import { withoutErrors } from './withoutErrors';

const person = {
  type: 'object',
  required: ['id', 'tags'],
  additionalProperties: false,
  properties: {
    id: { type: 'string', pattern: '^[a-z]{2}$' },
    kind: { enum: ['a', 'b'] },
    age: { type: ['integer', 'null'], minimum: 1 },
    tags: { type: 'array', items: { $ref: '/tag' }, maxItems: 2 },
    place: { anyOf: [{ $ref: '/tag' }, { type: 'null' }] },
  },
};

const good = { id: 'ab', tags: [{ name: 'x' }] };
const values: unknown[] = [
  good,
  { ...good, kind: 'b', age: null, place: { name: 'y' } },
  { ...good, place: null },
  { id: 'ab' },
  { ...good, id: 'abc' },
  { ...good, kind: 'c' },
  { ...good, age: 0 },
  { ...good, age: 1.5 },
  { ...good, tags: [{ name: 1 }] },
  { ...good, tags: [{}] },
  { ...good, tags: [{ name: 'x' }, { name: 'y' }, { name: 'z' }] },
  { ...good, place: 'y' },
  { ...good, other: 1 },
  [],
  null,
];

const ajv = () => {
  const made = new Ajv({ code: { source: true }, messages: false, inlineRefs: false, allowUnionTypes: true });
  return made
    .addSchema({ type: 'object', required: ['name'], properties: { name: { type: 'string' } } }, '/tag')
    .addSchema(person, 'person');
};

/** Whether the generated code accepts a value. The code needs nothing from outside. */
function bare(): (value: unknown) => boolean {
  const code = withoutErrors(standaloneCode(ajv(), { person: 'person' }));
  const exports: { person?: (value: unknown) => boolean } = {};
  new Function('exports', code)(exports);
  return exports.person!;
}

describe('validators without what they say', () => {
  const [whole, short] = [ajv().getSchema('person')!, bare()];

  it.each(values.map((value) => [value]))('decide as before on %j', (value) => {
    expect(short(value)).toBe(whole(value));
  });

  it('are not made of code that is not known', () => {
    expect(() => withoutErrors('x.errors = {schemaPath:"#"}')).toThrow('schemaPath');
  });
});
