import { describe, expect, it } from 'vitest';
import { langs } from '../../lib/lang';
import { visibleParts } from '../../lib/rules/event/visibleLocation';
import { newColumns } from '../modules/events/change';
import { bodyOf, sampleEventsOf } from './sampleEvents';

const around = { timeZone: 'Asia/Tokyo', organizerContact: 'events@open.example' };
/** Seeded at any hour, also on the days when clocks are set. */
const moments = [
  '2026-11-24T22:41:00Z',
  '2027-03-28T00:59:00Z',
  '2027-10-30T23:30:00Z',
  '2028-02-28T12:00:00Z',
];

describe.each(langs)('the events of a demo community: %s', (lang) => {
  const all = sampleEventsOf(lang);

  it.each(moments)('are right and on either side of now when they are written at %s', (moment) => {
    const now = new Date(moment);
    for (const one of all) {
      const { startsAt, overAt } = newColumns(bodyOf(one, undefined, { ...around, lang, now }));
      expect(overAt > now).toBe(one.inDays > 0);
      expect(startsAt > now).toBe(one.inDays > 0);
    }
  });

  it('are of each kind', () => {
    const having = (test: (one: (typeof all)[number]) => unknown) => all.filter(test).length;
    expect(having(({ inDays }) => inDays < 0)).toBeGreaterThanOrEqual(5);
    expect(having(({ inDays }) => inDays > 0)).toBeGreaterThanOrEqual(10);
    expect(having(({ price }) => price)).toBeGreaterThanOrEqual(3);
    expect(having(({ approval }) => approval)).toBeGreaterThanOrEqual(3);
    expect(having(({ link }) => link)).toBeGreaterThanOrEqual(3);
    expect(having(({ places, inDays }) => places === 'full' && inDays > 0)).toBe(1);
    expect(having(({ repeat }) => repeat)).toBe(6);
    expect(having(({ isPrivate }) => isPrivate)).toBe(1);
    for (const { shown } of all) expect(Object.keys(visibleParts)).toContain(shown ?? 'FULL_ADDRESS');
  });
});

it('both languages tell of the same events', () => {
  const facts = (lang: (typeof langs)[number]) =>
    sampleEventsOf(lang).map(({ inDays, organisers, going, place }) => ({
      inDays,
      organisers,
      going,
      place,
    }));
  expect(facts('ru')).toEqual(facts('en'));
});
