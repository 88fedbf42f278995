import type { CommunityConfig } from '../../src/config/types';
import { ownVera, vera } from '../../src/components/story/participants';
import { contract } from '../../src/generated/api/contract';
import type { Init } from '../../src/generated/api/currentUser';
import type { RecommendationPage } from '../../src/generated/api/introduction';
import type { Progress } from '../../src/generated/api/onboarding';
import type { OwnProfile } from '../../src/generated/api/participant';
import type { Lang } from '../../src/lib/lang';
import { presentQuestions } from '../../src/server/modules/participant/presentQuestions';
import type { FakeServer } from '../../tests/support/fakeServer/fakeServer';
import { refusal } from '../../tests/support/fakeServer/refusal';
import { initOf } from '../../tests/support/initOf';
import { peopleIn } from './people';
import { cardWords } from './words';

export interface Scene {
  config: CommunityConfig;
  lang: Lang;
  /** The user takes part in the community already. */
  joined: boolean;
  /** A manager has not let the user in yet. */
  waiting?: boolean;
  /** The current step of a new user in onboarding. */
  step?: number;
}

const init = ({ config, lang, joined, waiting }: Scene): Init => {
  const [{ firstName, lastName } = vera] = peopleIn(lang);
  return initOf({
    user: {
      userId: 'u1',
      email: 'vera@fjord.example',
      communityUrl: `https://${config.domain}`,
      enabled: !waiting,
      slug: joined ? 'vera-lang' : null,
      connectedCommunities: joined ? [config.id] : [],
      connectedParticipants: joined ? ['p1'] : [],
    },
    invitationId: joined && !waiting ? 'i-4810' : null,
    participant: joined ? { id: 'p1', firstName, lastName, slug: 'vera-lang', avatarUrl: null } : null,
  });
};

const progress = ({ step = 0 }: Scene): Progress => ({
  step,
  answers: {},
  lookingFor: '',
  profile: {},
  version: 1,
  updatedAt: '2026-11-20T10:00:00Z',
});

const own = ({ lang, config }: Scene): OwnProfile => ({
  ...ownVera,
  ...peopleIn(lang)[0],
  communityId: config.id,
  owned: true,
  location: ownVera.location,
  contactsToldTo: null,
  createdAt: ownVera.createdAt,
});

/** Three new recommendations. */
function recommended({ lang }: Scene): RecommendationPage {
  const items = peopleIn(lang)
    .slice(1)
    .map(({ id, slug, firstName, lastName, position, company, lookingFor, tags }, at) => ({
      matchingId: 'm',
      matchingResultId: `r${at}`,
      rank: at + 1,
      lookingFor,
      about: null,
      bookmarked: false,
      relation: 'NONE' as const,
      reasons: cardWords[lang].reasons[at] ?? [],
      subject: { id, slug, firstName, lastName, position, company, tags, city: null, avatarUrl: null },
    }));
  const credits = { left: 10, perWeek: 10, renewsAt: '2026-11-24T00:00:00.000Z' };
  return {
    items,
    page: 0,
    hasMore: false,
    state: 'READY',
    stateAfter: 'NONE_LEFT',
    credits,
    nextRoundAt: '2026-11-24T09:00:00.000Z',
  };
}

/** Has the server answer as it does in a story of a community. */
export function answerScene({ answer }: FakeServer, scene: Scene): void {
  const { currentUser, event, introduction, meeting, onboarding, participant, question } = contract;
  answer(currentUser.init, init(scene));
  answer(currentUser.listSessions, []);
  answer(question.getQuestions, presentQuestions(scene.config, scene.lang));
  answer(onboarding.getOnboarding, progress(scene));
  answer(onboarding.saveOnboarding, progress(scene));
  answer(introduction.getRecommendations, recommended(scene));
  // Nothing waits.
  answer(introduction.getIntroductions, { items: [], connected: [], page: 0, hasMore: false });
  answer(meeting.getMeetings, { items: [], page: 0, hasMore: false });
  answer(meeting.getPendingScores, []);
  answer(event.getUpcomingEvents, { items: [], page: 0, hasMore: false });
  answer(participant.getProfile, own(scene));
  answer(participant.getProfileCompletion, { percentage: 80, missing: ['goal', 'avatar'] });
  const [person = vera] = peopleIn(scene.lang);
  answer(participant.getProfileBySlug, ({ params: { slug } }) =>
    slug === person.slug ? person : refusal(1110, 'Nobody is there', 404),
  );
}
