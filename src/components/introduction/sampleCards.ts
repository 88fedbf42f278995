import type {
  Credits,
  IntroductionCard,
  RecommendationCard,
  RecommendationPage,
} from '../../generated/api/introduction';
import { dataPhoto } from '../fields/photo/storyPhoto';
import { samplePeople } from '../people/samplePeople';

export const sampleCredits: Credits = { left: 7, perWeek: 10, renewsAt: '2026-11-24T07:00:00.000Z' };

const reasons: readonly string[][] = [
  [
    'You’re looking for somebody to teach an evening class; Vera teaches ceramics',
    'Vera is looking for a bookkeeper for a small studio; you keep the books of small businesses',
    'You both have the tag small business',
  ],
  ['Тимур ищет гостей для подкаста; вы рассказываете о небольших мастерских'],
  ['You’re both in interdepartmental correspondence of the kind that nobody else would ever call that'],
  [],
];

const wish = (at: number): string | null => (at === 0 ? 'A bookkeeper who knows small studios.' : null);

/** Fictional recommendations; the first person has a photo. */
export const sampleCards: readonly RecommendationCard[] = samplePeople.map((person, at) => ({
  matchingId: 'm-1',
  matchingResultId: `r-${at}`,
  rank: at + 1,
  bookmarked: at === 1,
  subject: at === 0 ? { ...person, avatarUrl: dataPhoto } : person,
  lookingFor: wish(at),
  about: null,
  reasons: reasons[at] ?? [],
  relation: 'NONE',
}));

/** Fictional incoming introductions. */
export const sampleIncoming: readonly IntroductionCard[] = sampleCards.map(({ subject, lookingFor }, at) => ({
  subject,
  lookingFor,
  about: null,
  sentAt: '2026-11-22T10:00:00.000Z',
  invited: false,
  bookmarked: false,
  reasons: reasons[at] ?? [],
  introMessage: at < 2 ? 'Hello!\nI saw that you keep books.\nShall we talk on Thursday?' : null,
}));

/** The response of M03. */
export const samplePage = (changes: Partial<RecommendationPage> = {}): RecommendationPage => ({
  items: [...sampleCards],
  page: 0,
  hasMore: false,
  state: 'READY',
  stateAfter: 'NONE_LEFT',
  credits: sampleCredits,
  nextRoundAt: '2026-11-24T09:00:00.000Z',
  ...changes,
});
