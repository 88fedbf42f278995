import { describe, expect, it } from 'vitest';
import { initI18n } from '../../../../i18n/initI18n';
import { sampleSent } from '../sampleSettings';
import { sentDays, sentState } from './sentDays';

const zone = 'Europe/Belgrade';
const now = new Date('2026-11-23T12:00:00Z');

describe('what was sent', () => {
  it('NOT-09 is listed by days of the reader’s clocks, the latest first', () => {
    expect(sentDays(sampleSent, zone).map(({ day, sent }) => [day, sent.length])).toEqual([
      ['2126-11-24', 1],
      ['2026-11-23', 3],
      ['2026-11-22', 2],
    ]);
    const late = sampleSent.map((one) => ({ ...one, at: '2026-11-22T23:30:00Z' }));
    expect(sentDays(late, zone).map(({ day }) => day)).toEqual(['2026-11-23']);
  });

  it('NOT-09 has its state in words, and when it will be sent', async () => {
    const t = (await initI18n('en', 'subscriptions')).getFixedT('en', 'subscriptions');
    const say = (changes: Partial<(typeof sampleSent)[0]>) =>
      sentState({ ...sampleSent[1]!, ...changes }, { lang: 'en', zone, now }, t);
    expect(say({})).toBe('Sent');
    expect(say({ state: 'FAILED' })).toBe('Couldn’t be delivered');
    expect(say({ state: 'NOT_SENT' })).toBe('Not sent');
    expect(say({ state: 'NOT_SENT', notSentFor: 'seen' })).toBe('Not sent, because you’d already seen it');
    expect(say({ state: 'WAITING', at: '2026-11-23T11:59:00Z' })).toBe('Waiting to be sent');
    expect(say({ state: 'WAITING', at: '2026-11-23T20:00:00Z' })).toBe('Waiting until 21:00');
    expect(say({ state: 'WAITING', at: '2026-11-24T08:00:00Z' })).toBe('Waiting until 24 Nov 2026, 09:00');
  });
});
