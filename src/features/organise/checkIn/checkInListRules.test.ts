import { expect, describe, it } from 'vitest';
import type { CheckInPerson } from '../../../generated/api/checkIn';
import { isSteady, peopleOf, withChanges } from './checkInListRules';

const person = (firstName: string, checkedInAt: string | null = null): CheckInPerson => ({
  id: firstName,
  firstName,
  lastName: '',
  avatarUrl: null,
  ticketHash: '',
  checkedInAt,
});
const [ada, bo, zoe, boris, zhanna] = ['Ada', 'Bo', 'Zoë', 'Борис', 'Жанна'].map((name) => person(name)) as [
  ...[CheckInPerson, CheckInPerson, CheckInPerson, CheckInPerson, CheckInPerson],
];
const at = '2026-11-24T18:00:00.000Z';

describe('EVT-10 the check-in list with what has changed', () => {
  it('E31 has people in place, new ones where they are looked for, and nobody who left', () => {
    const pages = [
      { list: [person('Bo', at), person('Жанна')], gone: ['Ada', 'unknown'] },
      { list: [person('Émile'), person('Я')], gone: [] },
    ];
    const now = withChanges([ada, bo, zoe, boris], pages);
    expect(now.map(({ id }) => id)).toEqual(['Bo', 'Émile', 'Zoë', 'Борис', 'Жанна', 'Я']);
    expect(now[0]!.checkedInAt).toBe(at);
    expect(now[2]).toBe(zoe);
  });

  it('is the same where nothing has', () => {
    const people = [ada, zhanna];
    expect(withChanges(people, [{ list: [], gone: [] }])).toBe(people);
  });

  it('has everybody once, and knows whether somebody left while it was asked for', () => {
    expect(peopleOf([{ list: [ada, bo] }, { list: [bo, zoe] }])).toEqual([ada, bo, zoe]);
    expect(isSteady([{ confirmed: 3 }, { confirmed: 4 }])).toBe(true);
    expect(isSteady([{ confirmed: 4 }, { confirmed: 3 }])).toBe(false);
  });
});
