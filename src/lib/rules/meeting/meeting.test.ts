import { describe, expect, it } from 'vitest';
import { actionsOf, isOpen, stateFor, type MeetingTimes } from './meetingStates';
import { communityLink, isMeetingLink, placeProblem } from './places';
import { formatClock, formatDate, formatTime, formatZone, showSame } from './formatTime';
import { slotProblem } from './slots';

const now = new Date('2026-11-24T12:00:00Z');

describe('times that are offered', () => {
  it.each([
    ['none', []],
    [
      'tooMany',
      ['2026-11-25T10:00:00Z', '2026-11-26T10:00:00Z', '2026-11-27T10:00:00Z', '2026-11-28T10:00:00Z'],
    ],
    ['notATime', ['soon']],
    ['past', ['2026-11-24T12:00:00Z']],
    ['past', ['2026-11-25T10:00:00Z', '2026-11-23T10:00:00Z']],
    ['tooFar', ['2027-01-23T12:00:01Z']],
    ['twice', ['2026-11-25T10:00:00Z', '2026-11-25T11:00:00+01:00']],
    [undefined, ['2026-11-24T12:00:01Z']],
    [undefined, ['2027-01-23T12:00:00Z', '2026-11-25T10:00:00Z', '2026-11-26T10:00:00Z']],
  ])('MAT-08 have a problem or not: %s', (problem, slots) => {
    expect(slotProblem(slots, now)).toBe(problem);
  });
});

describe('where to meet', () => {
  it.each([
    ['https://meet.example/abc', true],
    ['HTTPS://Meet.Example/Abc', true],
    ['http://meet.example/abc', false],
    ['https://me:secret@meet.example/', false],
    ['https://localhost/abc', false],
    ['javascript:alert(1)', false],
    ['https://meet.example/a b', false],
    ['https://meet.example\\@evil.example', false],
    ['meet.example/abc', false],
    ['', false],
  ])('is a link that others may be sent to or not: %s', (text, is) => {
    expect(isMeetingLink(text)).toBe(is);
  });

  it.each([
    [{ kind: 'COMMUNITY', text: '' } as const, 'https://meet.example/{id}', undefined],
    [{ kind: 'COMMUNITY', text: '' } as const, '', 'none'],
    [{ kind: 'LINK', text: 'https://meet.example/me' } as const, '', undefined],
    [{ kind: 'LINK', text: 'meet.example/me' } as const, '', 'link'],
    [{ kind: 'PLACE', text: '' } as const, '', 'none'],
    [{ kind: 'PLACE', text: 'Café Central' } as const, '', undefined],
    [{ kind: 'LATER', text: '' } as const, '', undefined],
  ])('is told or not: %o of a community with “%s”', (place, template, problem) => {
    expect(placeProblem(place, template)).toBe(problem);
  });

  it('is the community’s address by its template', () => {
    expect(communityLink('https://meet.example/{id}?room={id}', 'a/b')).toBe(
      'https://meet.example/a%2Fb?room=a%2Fb',
    );
  });
});

const later = '2026-11-25T10:00:00Z';
const gone = '2026-11-24T11:00:00Z';
const proposed: MeetingTimes = {
  state: 'PROPOSED',
  proposedBy: 'a',
  slots: [later],
  minutes: 30,
  startsAt: null,
};
const agreed: MeetingTimes = { ...proposed, state: 'AGREED', slots: [], startsAt: later };

describe('a meeting', () => {
  it.each([
    ['offered', proposed, 'a', 'PROPOSED_BY_ME', ['PROPOSE', 'CANCEL']],
    ['offered', proposed, 'b', 'PROPOSED_BY_THEM', ['PICK', 'PROPOSE', 'CANCEL']],
    ['offered too long ago', { ...proposed, slots: [gone] }, 'b', 'LAPSED', ['PROPOSE', 'CANCEL']],
    ['agreed', agreed, 'a', 'AGREED', ['PROPOSE', 'CANCEL', 'SAVE']],
    [
      'agreed, others offered',
      { ...agreed, slots: [later] },
      'b',
      'AGREED',
      ['PICK', 'PROPOSE', 'CANCEL', 'SAVE'],
    ],
    ['agreed, others offered', { ...agreed, slots: [later] }, 'a', 'AGREED', ['PROPOSE', 'CANCEL', 'SAVE']],
    [
      'under way',
      { ...agreed, startsAt: '2026-11-24T11:31:00Z' },
      'a',
      'AGREED',
      ['PROPOSE', 'CANCEL', 'SAVE'],
    ],
    ['over', { ...agreed, startsAt: '2026-11-24T11:30:00Z' }, 'a', 'PAST', []],
    ['over, others offered', { ...agreed, startsAt: gone, slots: [later] }, 'b', 'PAST', []],
    ['cancelled', { ...agreed, state: 'CANCELLED' }, 'a', 'CANCELLED', []],
  ] as const)('MAT-08 that is %s: %o to %s', (_, meeting, viewer, state, acts) => {
    expect(stateFor(meeting, viewer, now)).toBe(state);
    expect(actionsOf(meeting, viewer, now)).toEqual(acts);
    expect(isOpen(meeting, now)).toBe(acts.length > 0);
  });
});

describe('a time, as it is told', () => {
  it.each([
    ['en', 'Europe/Belgrade', 'Wed 25 November, 18:30–19:15 (GMT+1)'],
    ['en', 'Europe/Lisbon', 'Wed 25 November, 17:30–18:15 (GMT)'],
    ['en', 'Asia/Kathmandu', 'Wed 25 November, 23:15–00:00 (GMT+5:45)'],
    ['ru', 'Asia/Tokyo', 'чт, 26 ноября, 02:30–03:15 (GMT+9)'],
  ] as const)('MAT-08 is in the reader’s language and zone: %s, %s', (lang, zone, told) => {
    expect(formatTime('2026-11-25T17:30:00Z', 45, { lang, zone })).toBe(told);
  });

  it.each([
    ['en', 'Europe/Belgrade', 'Wed 25 November', '18:30', 'Wed 18:30', 'Belgrade (GMT+1)'],
    ['ru', 'America/New_York', 'ср, 25 ноября', '12:30', 'ср 12:30', 'New York (GMT-5)'],
  ] as const)('MAT-08 has a day and a clock: %s, %s', (lang, zone, day, clock, withDay, named) => {
    const at = '2026-11-25T17:30:00Z';
    expect(formatDate(at, { lang, zone })).toBe(day);
    expect([formatClock(at, { lang, zone }), formatClock(at, { lang, zone }, 'short')]).toEqual([
      clock,
      withDay,
    ]);
    expect(formatZone(new Date(at), zone)).toBe(named);
  });

  it('is told twice where clocks differ then', () => {
    const [winter, spring] = [new Date('2026-11-25T17:30:00Z'), new Date('2027-03-20T17:30:00Z')];
    // Clocks in New York are put forward two weeks earlier.
    expect(showSame(winter, 'America/New_York', 'America/Panama')).toBe(true);
    expect(showSame(spring, 'America/New_York', 'America/Panama')).toBe(false);
  });
});
