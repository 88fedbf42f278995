import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, gatherFor, mostADay, mostUrgentADay, type Before, type Waiting } from './collapse';

const minute = 60_000;
const day = 24 * 60 * minute;
const begin = Date.parse('2026-06-01T08:00:00Z');
const at = (minutes: number): Date => new Date(begin + minutes * minute);

const said = (minutes: number, says = 'before', step?: number) => ({ at: at(minutes), says, step });
const email = (since: number, more: Partial<Waiting> = {}): Waiting => ({
  says: 'now',
  step: undefined,
  since: at(since),
  urgentFrom: null,
  ...more,
});
const decided = (waiting: Waiting, before: Before, minutes: number) => decide(waiting, before, at(minutes));
const causedAt = (...minutes: number[]): Date[] => minutes.map(at);
const tenCaused = causedAt(...Array.from({ length: mostADay }, (_, n) => n));

describe('SAF-04 an email that is due', () => {
  it('goes out at once where nothing was said of its thing within a quarter of an hour', () => {
    expect(decided(email(0), { said: [] }, 0)).toEqual({ do: 'send' });
    expect(decided(email(15), { said: [said(0)] }, 15)).toEqual({ do: 'send' });
  });

  it('waits for the end of the quarter of an hour after the last one', () => {
    expect(decided(email(3), { said: [said(0)] }, 3)).toEqual({ do: 'wait', until: at(15) });
    expect(decided(email(16), { said: [said(0), said(15)] }, 16)).toEqual({ do: 'wait', until: at(30) });
    expect(decided(email(16), { said: [said(15), said(0)] }, 16)).toEqual({ do: 'wait', until: at(30) });
  });

  it('is dropped where its reader was told just that last', () => {
    expect(decided(email(3), { said: [said(0, 'now')] }, 15)).toEqual({ do: 'drop' });
    expect(decided(email(3), { said: [said(0, 'now'), said(1)] }, 16)).toEqual({ do: 'send' });
    // Another email may have said something different meanwhile.
    expect(decided(email(3), { said: [said(0, 'now')], otherAt: at(2) }, 15)).toEqual({ do: 'send' });
    // After a long time the same content is news again.
    expect(decided(email(16), { said: [said(0, 'now')] }, 16)).toEqual({ do: 'send' });
  });

  it('goes out at once where it is a step ahead of all that was said', () => {
    expect(decided(email(1, { step: 2 }), { said: [said(0, 'before', 1)] }, 1)).toEqual({ do: 'send' });
    const back = [said(0, 'before', 3), said(1, 'then', undefined)];
    expect(decided(email(2, { step: 4 }), { said: back }, 2)).toEqual({ do: 'wait', until: at(16) });
    expect(decided(email(1, { step: 1 }), { said: [said(0, 'before', 1)] }, 1).do).toBe('wait');
  });

  it('goes out at once where it cannot wait, until four have within a quarter of an hour', () => {
    const urgent = email(4, { urgentFrom: at(0) });
    expect(decided(urgent, { said: [said(0), said(1), said(2)] }, 4)).toEqual({ do: 'send' });
    const four = [said(0), said(1), said(2), said(3)];
    expect(decided(urgent, { said: four }, 4)).toEqual({ do: 'wait', until: at(18) });
  });

  it('is gathered above ten that one person caused in a day, until one may go out again', () => {
    const before = { said: [], caused: tenCaused };
    expect(decided(email(20), { said: [], caused: tenCaused.slice(1) }, 20)).toEqual({ do: 'send' });
    expect(decided(email(20), before, 20)).toEqual({ do: 'gather', until: new Date(begin + day) });
    const digestAt = at(5);
    expect(decided(email(20), { ...before, digestAt }, 20)).toEqual({
      do: 'gather',
      until: new Date(digestAt.getTime() + day),
    });
    expect(decided(email(24 * 60), before, 24 * 60)).toEqual({ do: 'send' });
  });

  it('that cannot wait goes out above ten, and goes out by itself where a digest would be too late', () => {
    const before = { said: [], caused: tenCaused };
    expect(decided(email(20, { urgentFrom: at(19) }), before, 20)).toEqual({ do: 'send' });
    expect(decided(email(20, { urgentFrom: at(60) }), before, 20)).toEqual({ do: 'wait', until: at(60) });
    const most = causedAt(...Array.from({ length: mostUrgentADay }, (_, n) => n));
    const urgent = email(30, { urgentFrom: at(0) });
    expect(decided(urgent, { said: [], caused: most }, 30).do).toBe('gather');
  });

  it('however often somebody acts, goes out once in a quarter of an hour, and says the latest in the end', () => {
    const pauses = fc.array(fc.record({ pause: fc.integer({ min: 0, max: 20 }), says: fc.nat(2) }), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(pauses, (acts) => {
        let time = 0;
        let waiting: { says: string; since: number; due: number } | undefined;
        const out: { at: Date; says: string; step: undefined }[] = [];
        const run = (until: number) => {
          while (waiting && waiting.due <= until) {
            const { says, since, due } = waiting;
            const decision = decided(email(since, { says }), { said: out }, due);
            if (decision.do === 'wait') {
              waiting = { ...waiting, due: (decision.until.getTime() - begin) / minute };
              continue;
            }
            if (decision.do === 'send') out.push({ at: at(due), says, step: undefined });
            waiting = undefined;
          }
        };
        for (const { pause, says } of acts) {
          time += pause;
          run(time);
          waiting = { says: String(says), since: waiting?.since ?? time, due: time };
          run(time);
        }
        run(Infinity);
        for (const [n, each] of out.entries()) {
          const last = out[n - 1];
          if (last) expect(each.at.getTime() - last.at.getTime()).toBeGreaterThanOrEqual(gatherFor);
        }
        expect(out.at(-1)?.says).toBe(acts.length > 0 ? String(acts.at(-1)!.says) : undefined);
      }),
    );
  });
});
