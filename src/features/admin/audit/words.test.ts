import { describe, expect, it } from 'vitest';
import { initI18n } from '../../../i18n/initI18n';
import { acts } from '../../../lib/rules/managers/acts';
import { actWords, changesOf, personWords, type Wording } from './words';

const wordingIn = async (lang: 'en' | 'ru'): Promise<Wording> => {
  const i18n = await initI18n(lang, 'adminAudit');
  return { t: i18n.getFixedT(null, 'adminAudit'), lang, timeZone: 'Asia/Tokyo' };
};
const { t, ...rest } = await wordingIn('en');
const wording = { t, ...rest };

describe('the audit in words', () => {
  it.each(['en', 'ru'] as const)('has words of its own for every act: %s', async (lang) => {
    const say = (await wordingIn(lang)).t;
    const words = acts.map((act) => actWords(act, say));
    expect(new Set(words).size).toBe(acts.length);
    expect(words.filter((text) => /^[a-z]+\.|acts/.test(text))).toEqual([]);
  });

  it('shows an act of another version by its name', () => {
    expect(actWords('room.book', t)).toBe('room.book');
  });

  it('names members alone', () => {
    const ada = { id: 'a', kind: 'MEMBER', name: 'Ada', slug: 'ada' } as const;
    expect(personWords(ada, t)).toBe('Ada');
    const nameless = { ...ada, name: null, slug: null };
    const kinds = ['ADMINISTRATOR', 'LEFT', 'DELETED', 'SERVER'] as const;
    expect(new Set(kinds.map((kind) => personWords({ ...nameless, kind }, t))).size).toBe(4);
  });

  it('tells what was before and is after, each part in words', () => {
    expect(
      changesOf(
        {
          before: { enabled: true, removedAt: null, other: 'x', never: null },
          after: { enabled: false, removedAt: '2026-11-21T18:30:00.000Z', other: 'y', never: null },
        },
        wording,
      ),
    ).toEqual([
      { what: 'Let in', before: 'yes', after: 'no' },
      { what: 'Removed', before: 'no', after: '22 Nov 2026, 03:30' },
      { what: 'other', before: 'x', after: 'y' },
    ]);
  });

  it('tells figures of what had no before', () => {
    expect(
      changesOf(
        { before: null, after: { entries: 3, act: 'note.add', from: null, to: '2026-11-21' } },
        wording,
      ),
    ).toEqual([
      { what: 'Entries', after: '3' },
      { what: 'What', after: 'Note added' },
      { what: 'To', after: '21 November 2026' },
    ]);
    expect(changesOf({ before: null, after: null }, wording)).toEqual([]);
  });

  it('ADM-10 says in words what was decided of a report, why, and of how many', async () => {
    const told = changesOf(
      { before: { decision: null }, after: { reason: 'SPAM', decision: 'PAUSE' } },
      await wordingIn('ru'),
    );
    expect(told.map(({ after }) => after)).toEqual(['знакомства приостановлены', 'спам или реклама']);
    const [act, count] = changesOf({ before: null, after: { act: 'member.hide', count: 3 } }, wording);
    expect([act?.after, count?.after]).toEqual(['Profile hidden', '3']);
  });
});
