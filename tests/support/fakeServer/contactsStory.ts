import type { FakeServer } from './fakeServer';
import { answering } from './inStory';
import { initOf } from '../initOf';
import { queryClient } from '../../../src/api/queryClient';
import { clearSession, startSession } from '../../../src/api/session/store';
import { contract } from '../../../src/generated/api/contract';
import type {
  ContactCard,
  RecommendationCard,
  RecommendationPage,
} from '../../../src/generated/api/introduction';
import type { Meeting } from '../../../src/generated/api/meeting';
import type { CompletionPart } from '../../../src/generated/api/participant';

const { getBlocks, getBookmarks, getIntroductions, getRecommendations, getRelations } = contract.introduction;
const { getMeetings, getPendingScores } = contract.meeting;

/** The first page of a list. */
export const pageOf = <Item>(items: Item[], hasMore = false) => ({ items, page: 0, hasMore });
const credits = { left: 3, perWeek: 10, renewsAt: '2026-12-01T00:00:00.000Z' };
export const answered = { relation: 'NONE', undoUntil: null, credits } as const;
export const recommendations = (changes: Partial<RecommendationPage> = {}): RecommendationPage => ({
  ...pageOf<RecommendationCard>([]),
  state: 'NONE_LEFT',
  stateAfter: 'NONE_LEFT',
  credits,
  nextRoundAt: '2026-12-01T09:00:00.000Z',
  ...changes,
});

interface Known {
  emailConfirmed?: boolean;
  /** The missing parts of the member's profile. */
  missing?: CompletionPart[];
  cards?: ContactCard[];
  meetings?: Meeting[];
}

/** Signed in, with these contacts and meetings; `more` answers otherwise. */
export const serving =
  (
    { emailConfirmed = true, missing = [], cards = [], meetings = [] }: Known,
    more: (server: FakeServer) => void = () => undefined,
  ) =>
  () => {
    queryClient.clear();
    startSession({ token: 's1.x', firstLogin: false });
    const leave = answering((server) => {
      server.answer(contract.currentUser.init, initOf({ participant: { missing }, emailConfirmed }));
      server.answer(getMeetings, pageOf(meetings));
      server.answer(getPendingScores, []);
      server.answer(getIntroductions, pageOf([]));
      server.answer(getRecommendations, recommendations());
      server.answer(getRelations, pageOf(cards));
      server.answer(getBookmarks, pageOf(cards));
      server.answer(getBlocks, pageOf([]));
      more(server);
    })();
    return () => {
      leave();
      queryClient.clear();
      clearSession();
    };
  };
