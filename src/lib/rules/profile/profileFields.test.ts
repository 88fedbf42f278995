import { getTableConfig } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import {
  updateLookingFor,
  updateProfile,
  getProfileCompletion,
} from '../../../generated/api/contract/participant';
import { saveOnboarding } from '../../../generated/api/contract/onboarding';
import { shapes } from '../../../generated/config/shapes';
import type { JsonSchema } from '../../call';
import { participants } from '../../../server/db/schema';
import { completionParts, fieldNames, isTextField, stepsOf } from './fieldLists';
import { profileFields } from './profileFields';

/** A character may have several UTF-16 units; limits in units must allow this many for each. */
const unitsPerCharacter = 3;

const partsOf = (schema: JsonSchema | undefined) =>
  (schema?.properties ?? {}) as Record<string, JsonSchema & { type?: unknown; maxLength?: number }>;
const profileIn = partsOf(partsOf(updateProfile.body).profile);
const together = fieldNames.filter((field) => profileFields[field].saved === 'together');

const takesNull = ({ type, anyOf }: JsonSchema) => JSON.stringify(anyOf ?? type).includes('null');

/** The columns of fields whose column has another name. */
const columnsOf: Partial<Record<string, string[]>> = {
  location: ['city', 'country', 'latitude', 'longitude'],
};

/** Fields whose column is null until the member decides: the community's default applies until then. */
const defaultedByCommunity = ['publicPage'];

describe('the table of profile fields', () => {
  it('has every field that a profile is changed by, and no other', () => {
    expect(Object.keys(profileIn).sort()).toEqual([...together].sort());
  });

  it.each(together)('PRO-01 %s is null where the contract takes null', (field) => {
    expect(takesNull(profileIn[field] ?? {})).toBe(profileFields[field].nullable);
  });

  it.each(fieldNames.filter(isTextField))('VAL-04 %s comes through whole where its rule lets it', (field) => {
    const bound = (profileIn[field] ?? partsOf(updateLookingFor.body)[field])?.maxLength ?? 0;
    expect(bound).toBeGreaterThanOrEqual(profileFields[field].limits.max * unitsPerCharacter);
  });

  it.each(fieldNames)('PRO-01 %s is stored, as nothing where it may be left out', (field) => {
    const columns = getTableConfig(participants).columns;
    for (const name of columnsOf[field] ?? [field]) {
      const column = columns.find(
        (one) => one.name === name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      );
      const mayBeNull = profileFields[field].nullable || defaultedByCommunity.includes(field);
      expect(column?.notNull).toBe(!mayBeNull);
    }
  });

  it('ONB-02 every field that a step asks for is kept on the way, and the steps are those of the schema', () => {
    const asked = fieldNames.filter((field) => stepsOf(field).length > 0 && field !== 'lookingFor');
    const kept = Object.keys(partsOf(partsOf(saveOnboarding.body).profile));
    expect(asked.filter((field) => !kept.includes(field))).toEqual([]);
    const steps = new Set(fieldNames.flatMap(stepsOf));
    const known = Object.entries(shapes.stepsConfig.keys).filter(([, shape]) => 'keys' in shape);
    expect([...steps].sort()).toEqual(known.map(([name]) => name).sort());
  });

  it('P13 the parts of a complete profile are those of the contract', () => {
    const { items } = partsOf(getProfileCompletion.response).missing ?? {};
    expect([...completionParts].sort()).toEqual([...(items as { enum: string[] }).enum].sort());
  });
});
