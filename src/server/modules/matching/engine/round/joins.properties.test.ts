import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomOf } from '../../../../../../scripts/support/random';
import { Weeks } from '../../../../../../tests/support/matching/weeks';

type Step = 'join' | 'joinTwo' | 'join without a request' | 'week' | 'send' | 'decide' | 'pause' | 'day';

const steps = fc.array(
  fc.constantFrom<Step>(
    'join',
    'join',
    'join',
    'joinTwo',
    'join without a request',
    'week',
    'send',
    'decide',
    'pause',
    'day',
  ),
  { minLength: 5, maxLength: 25 },
);
const attention = fc
  .record({ perMember: fc.integer({ min: 1, max: 4 }), spare: fc.integer({ min: 0, max: 2 }) })
  .map(({ perMember, spare }) => ({ perMember, appearances: perMember + spare }));

describe('MAT-09 joins in any order, between rounds', () => {
  it('give each newcomer a first list while anybody allowed is free; the rounds go on from there', () => {
    const check = (given: Step[], limits: { perMember: number; appearances: number }, seed: number) => {
      const weeks = new Weeks(limits, seed);
      const random = randomOf(seed);
      const somebody = () => weeks.people[Math.floor(random() * weeks.people.length)];
      const act: Record<Step, () => void> = {
        join: () => void weeks.add(),
        joinTwo: () => void [weeks.add(), weeks.add()],
        'join without a request': () => void weeks.add({ lookingFor: '' }),
        week: () => void weeks.weekly(),
        send: () => void weeks.extra(),
        day: () => void (weeks.day += weeks.day % 7 < 6 ? 1 : 0),
        decide: () => {
          const [one, other] = [somebody(), somebody()];
          const why = random() < 0.5 ? 'hidden' : 'met';
          if (one && other && one !== other) weeks.decided.push({ a: one.id, b: other.id, why });
        },
        pause: () => {
          const one = somebody();
          if (one) weeks.pause(one, !one.networkingEnabled);
        },
      };
      for (const step of given) {
        act[step]();
        if (!step.startsWith('join')) continue;
        const { waiting } = weeks;
        weeks.extra(waiting);
        for (const id of waiting)
          if (!weeks.served.has(id)) expect(weeks.couldSee(id), `${id} after ${step}`).toBe(false);
      }
    };
    fc.assert(fc.property(steps, attention, fc.nat(), check), { numRuns: 60 });
  });

  it('leave nobody out of the round who may only meet somebody who was left out of a list with newcomers', () => {
    const weeks = new Weeks({ perMember: 2, appearances: 2 }, 0);
    const newcomers = () => weeks.extra(weeks.waiting);
    weeks.add({ lookingFor: '' });
    newcomers();
    const [, other] = [weeks.add(), weeks.add()];
    newcomers();
    const last = weeks.add();
    newcomers();
    expect(weeks.weekly().lists.get(other.id)).toMatchObject([{ id: last.id }]);
  });

  it('leave nobody out of the round whose last candidate has met as many newcomers as a list has people', () => {
    const weeks = new Weeks({ perMember: 1, appearances: 2 }, 1);
    const [asked, away] = [weeks.add(), weeks.add()];
    weeks.extra(weeks.waiting);
    weeks.pause(away, false);
    const one = weeks.add();
    weeks.extra(new Set([one.id]));
    const other = weeks.add();
    const { introduced } = weeks.extra(new Set([other.id]));
    expect(introduced!.get(one.id)).toMatchObject([{ id: other.id }]);
    const { lists } = weeks.weekly();
    expect(lists.get(asked.id)).toMatchObject([{ id: one.id }]);
    expect(lists.get(other.id)).toMatchObject([{ id: asked.id }]);
  });

  it('show somebody without a request by what they offer', () => {
    const weeks = new Weeks({ perMember: 1, appearances: 2 }, 1);
    weeks.add({ lookingFor: 'guitar', about: 'taxes' });
    const offering = weeks.add({ lookingFor: '', about: 'lawyer' });
    const asking = weeks.add({ lookingFor: 'lawyer', about: 'bread' });
    weeks.add({ lookingFor: 'taxes', about: 'guitar' });
    const { lists, introduced } = weeks.extra(new Set([asking.id]));
    expect(lists.get(asking.id)).toMatchObject([{ id: offering.id }]);
    expect([...introduced!.keys()]).toEqual([offering.id]);
    const [found] = lists.get(asking.id)!;
    expect(found?.relevance.forward.parts[0]).toMatchObject({ kind: 'need', asked: 'lawyer' });
    expect(weeks.weekly().lists.get(offering.id)).toMatchObject([{ id: asking.id }]);
  });
});

describe('MAT-09 a small community', () => {
  /** In how many of the first twelve weeks nobody new came, for all members together. */
  const dryWeeks = (size: number, seed: number): number => {
    const weeks = new Weeks({ perMember: 6, appearances: 7 }, seed);
    for (let at = 0; at < size; at += 1) weeks.add();
    let dry = 0;
    for (let week = 0; week < 12; week += 1) dry += size - weeks.weekly().lists.size;
    return dry;
  };

  it.each([16, 20, 30])('of %i does not run dry before the first come again', (size) => {
    expect(dryWeeks(size, 1)).toBeLessThanOrEqual(size / 2);
  });

  it('of eight has somebody new for as many weeks as there are people', () => {
    // A list of three, and four others, one a week.
    expect(dryWeeks(8, 1)).toBeLessThanOrEqual(8 * 7 + 2);
  });
});
