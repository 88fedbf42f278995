import type { CommunityConfig } from '../../src/config/types';
import { ownVera, vera } from '../../src/features/profile/storyPeople';
import type { Init } from '../../src/generated/api/currentUser';
import type { Progress } from '../../src/generated/api/onboarding';
import type { OwnProfile } from '../../src/generated/api/participant';
import type { SurveyQuestion } from '../../src/generated/api/question';
import { localize, type Lang } from '../../src/lib/lang';
import { optionValue } from '../../src/lib/rules/answers';
import { peopleIn } from './people';

export interface Scene {
  config: CommunityConfig;
  lang: Lang;
  /** The user takes part in the community already. */
  joined: boolean;
  /** Where a newcomer stands on the way. */
  step?: number;
}

function init({ config, lang, joined }: Scene): Init {
  const [me] = peopleIn(lang);
  const { firstName, lastName } = me ?? vera;
  return {
    user: {
      userId: 'u1',
      email: 'vera@fjord.example',
      role: 'ROLE_USER',
      enabled: true,
      preferredLang: null,
      communityUrl: `https://${config.domain}`,
      slug: joined ? 'vera-lang' : null,
      connectedCommunities: joined ? [config.id] : [],
      connectedParticipants: joined ? ['p1'] : [],
    },
    emailConfirmed: true,
    providers: ['PASSWORD'],
    invitationId: joined ? 'i-4810' : null,
    permissions: { role: 'ROLE_USER', permissions: ['PROFILE'], managedCommunities: [] },
    participant: joined ? { id: 'p1', firstName, lastName, slug: 'vera-lang', avatarUrl: null } : null,
  };
}

/** The survey as the server sends it (Q01). */
const questions = ({ config, lang }: Scene): SurveyQuestion[] =>
  config.questions.questions.map(({ id, type, title, options, max, required }) => ({
    id,
    type,
    title: localize(title, lang),
    options:
      type === 'select'
        ? options.map((option) => ({ value: optionValue(option), label: localize(option, lang) }))
        : [],
    max,
    required,
  }));

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

/** What the server answers in a story of a community, by `METHOD path`. */
export const answersOf = (scene: Scene): Record<string, () => unknown> => ({
  'POST /api/init': () => init(scene),
  'GET /api/question/get-by-community': () => questions(scene),
  'GET /api/onboarding': () => progress(scene),
  'POST /api/onboarding': () => progress(scene),
  'GET /api/participant/profile': () => own(scene),
  'GET /api/participant/profile/vera-lang': () => peopleIn(scene.lang)[0],
  'GET /api/participant/profile/nobody': () =>
    Response.json({ code: 1110, message: 'Nobody is there' }, { status: 404 }),
  'GET /api/participant/p1/profile-completion': () => ({ percentage: 80, missing: ['goal', 'avatar'] }),
  'GET /api/current-user/sessions': () => [],
});
