import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getCurrentUser, getPermissions } from '../../../src/generated/api/client/currentUser';
import { contract } from '../../../src/generated/api/contract';
import { errorCatalogue } from '../../../src/lib/errorCatalogue';
import { langs } from '../../../src/lib/lang';
import { contactNames } from '../../../src/lib/rules/contacts/contactTypes';
import { visibleParts } from '../../../src/lib/rules/event/visibleLocation';
import { meetingMinutes } from '../../../src/lib/rules/meeting/slots';
import { withExtended } from './extended';
import { dereference, parseRef } from './refs';
import { readResources, type Resource } from './resources';
import { codeOf, inOrder } from './schemaCode';

const calls = Object.values(contract).flatMap((resource) => Object.values(resource));

describe('generated calls', () => {
  it('ERR-04 name only errors that the catalogue has', () => {
    const unknown = calls.flatMap(({ errors }) => errors).filter((code) => !(code in errorCatalogue));
    expect(unknown).toEqual([]);
  });

  it('carry no reference', () => expect(JSON.stringify(contract)).not.toContain('"$ref"'));

  it('name every parameter of their path', () => {
    for (const { path, params } of calls) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(Object.keys((params?.properties ?? {}) as object)).toEqual(inPath);
    }
  });

  it('check what the server answered', async () => {
    const good = { role: 'ROLE_USER', permissions: ['PROFILE'], managedCommunities: [] };
    const { validate } = await getPermissions.validator();
    expect(validate(good)).toBe(true);
    expect(validate({ ...good, role: 'ROOT' })).toBe(false);
    expect((await getCurrentUser.validator()).validate({})).toBe(false);
  });
});

describe('lists in src/lib that are more than an enum of the contract', async () => {
  const resources = await readResources(join(import.meta.dirname, '../../..'));
  const enumOf = (resource: string, name: string) =>
    resources.find((each) => each.name === resource)?.defs[name]?.enum;

  it.each([
    ['shared', 'TextLanguage', langs],
    ['event', 'LocationVisibility', Object.keys(visibleParts)],
    ['constants', 'ContactTypeName', Object.keys(contactNames)],
  ])('have the values of %s.%s', (resource, name, values) => expect(enumOf(resource, name)).toEqual(values));

  it('have how long a meeting may last', () => {
    const meeting = JSON.stringify(resources.find(({ name }) => name === 'meeting'));
    const lists = [...meeting.matchAll(/"minutes":\{"type":"integer","enum":(\[[\d,]+\])/g)];
    expect(lists).not.toEqual([]);
    expect([...new Set(lists.map(([, list]) => list))]).toEqual([JSON.stringify(meetingMinutes)]);
  });
});

describe('references', () => {
  it('are of this resource or another', () => {
    expect(parseRef('#/$defs/X', 'auth')).toEqual({ resource: 'auth', def: 'X' });
    expect(parseRef('shared.json#/$defs/X', 'auth')).toEqual({ resource: 'shared', def: 'X' });
    expect(() => parseRef('https://elsewhere.example/x.json', 'auth')).toThrow('unsupported reference');
  });

  it('that point nowhere are refused', () =>
    expect(() => dereference({ $ref: '#/$defs/X' }, 'auth', [])).toThrow('points nowhere'));
});

describe('a part of a call', () => {
  const base = { type: 'object', additionalProperties: false, properties: { a: { type: 'string' } } };
  const bodyOf = (body: object) => {
    const resource = { name: 'x', description: '', calls: { call: { body } }, defs: { Base: base } };
    return withExtended([resource as unknown as Resource])[0]!.calls.call!.body;
  };

  it('may say more than the definition it refers to', () => {
    const more = { required: ['a'], properties: { b: { type: 'integer' } } };
    expect(bodyOf({ $ref: '#/$defs/Base', ...more })).toEqual({
      ...base,
      required: ['a'],
      properties: { ...base.properties, ...more.properties },
    });
  });

  it('that says no more stays a reference', () => {
    expect(bodyOf({ $ref: '#/$defs/Base' })).toEqual({ $ref: '#/$defs/Base' });
  });
});

describe('definitions', () => {
  const refersTo = (def: string) => ({ items: { $ref: `#/$defs/${def}` } });
  const resource = (defs: Record<string, object>) =>
    ({ name: 'x', description: '', calls: {}, defs }) as Parameters<typeof inOrder>[0];

  it('come after those they refer to', () => {
    const defs = { A: refersTo('C'), B: {}, C: refersTo('B') };
    expect(inOrder(resource(defs)).map(([def]) => def)).toEqual(['B', 'C', 'A']);
  });

  it('that refer in a circle are refused', () =>
    expect(() => inOrder(resource({ A: refersTo('B'), B: refersTo('A') }))).toThrow('refers to itself'));

  it('are named where they are used, and one object wherever they are', () => {
    const code = codeOf({ one: { $ref: '#/$defs/A' }, text: '$ref' }, () => 'shared.A');
    expect(code).toBe('{\n  "one": shared.A,\n  "text": "$ref"\n}');
    const { createParticipant, updateProfile } = contract.participant;
    expect(createParticipant.response).toBe(updateProfile.response);
  });
});
