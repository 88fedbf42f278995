import type { CommunityConfig } from '../../src/config/types';
import { ownVera, vera } from '../../src/components/story/participants';
import { contract } from '../../src/generated/api/contract';
import type { Init } from '../../src/generated/api/currentUser';
import type { Progress } from '../../src/generated/api/onboarding';
import type { OwnProfile } from '../../src/generated/api/participant';
import type { Lang } from '../../src/lib/lang';
import { presentQuestions } from '../../src/server/modules/question/presenter';
import type { FakeServer } from '../../tests/support/fakeServer/fakeServer';
import { refusal } from '../../tests/support/fakeServer/refusal';
import { initOf } from '../../tests/support/initOf';
import { peopleIn } from './people';

export interface Scene {
  config: CommunityConfig;
  lang: Lang;
  /** The user takes part in the community already. */
  joined: boolean;
  /** A manager has not let the user in yet. */
  waiting?: boolean;
  /** Where a newcomer stands in onboarding. */
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
});

/** Has the server answer as it does in a story of a community. */
export function answerScene({ answer }: FakeServer, scene: Scene): void {
  const { currentUser, onboarding, participant, question } = contract;
  answer(currentUser.init, init(scene));
  answer(currentUser.listSessions, []);
  answer(question.getQuestions, presentQuestions(scene.config, scene.lang));
  answer(onboarding.getOnboarding, progress(scene));
  answer(onboarding.saveOnboarding, progress(scene));
  answer(participant.getProfile, own(scene));
  answer(participant.getProfileCompletion, { percentage: 80, missing: ['goal', 'avatar'] });
  const [person = vera] = peopleIn(scene.lang);
  answer(participant.getProfileBySlug, ({ params: { slug } }) =>
    slug === person.slug ? person : refusal(1110, 'Nobody is there', 404),
  );
}
