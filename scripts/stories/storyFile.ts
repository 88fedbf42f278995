import type { CommunityConfig } from '../../src/config/types';
import { langs } from '../../src/lib/lang';
import { pagesIn } from '../../src/lib/rules/onboarding/pagesIn';
import { shownSteps } from '../../src/shell/onboarding/shownSteps';

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Each page of onboarding: of the survey's questions, then of the form's steps. */
function pages(config: CommunityConfig): string[] {
  const { questions } = config.questions;
  const survey = pagesIn(questions).map(([first], at) => [`Question${at + 1}`, questions.indexOf(first)]);
  const names = shownSteps(config);
  const steps = names.map((name) => ({ name, withPrevious: config.steps[name].withPrevious }));
  const form = pagesIn(steps).map(([{ name }], at) => [
    `Step${at + 1}${capital(name)}`,
    questions.length + names.indexOf(name),
  ]);
  return [...survey, ...form].map(([name, item]) => `export const ${name} = stories.step(${item});`);
}

const emails = (): string[] => [
  ...langs.map((lang) => `export const Emails${capital(lang)} = stories.emails('${lang}');`),
  // Visual tests compare these two.
  ...['otp', 'magic'].map((kind) => `export const Email${capital(kind)} = stories.email('${kind}');`),
];

const eventHome = ({ community: { eventOnly } }: CommunityConfig): string[] =>
  eventOnly ? ['export const HomeOfEvents = stories.events;'] : [];

const partnerPages = ({ partner = {} }: CommunityConfig): string[] =>
  Object.keys(partner)
    .filter((page) => !page.startsWith('$') && page !== 'schemaVersion')
    .map((page) => `export const Partner${capital(page)} = stories.member('/partner/${page}');`);

/** A file of stories for one community. Storybook parses names and title from the text, so both are in it. */
export const storyFile = (config: CommunityConfig): string => `\
// Written by scripts/stories.ts from communities/${config.domain}. Not committed.
import { communityStories } from '../../.storybook/community/communityStories';
import sent from './${config.domain}.sent.json';

const stories = communityStories('${config.domain}', sent);

export default { title: 'Communities/${config.domain}', ...stories.meta };

export const BrandBoard = stories.board;
export const Landing = stories.visitor('/');
export const LandingOnAPhone = stories.onAPhone(stories.visitor('/'));
export const Login = stories.visitor('/login');
export const LoginRefused = stories.visitor('/login?error=access_denied');
export const Registration = stories.visitor('/registration');
export const Recovery = stories.visitor('/recovery');
${pages(config).join('\n')}
export const Home = stories.member('/my_communities');
export const HomeOnAPhone = stories.onAPhone(stories.member('/my_communities'));
export const HomeFromRightToLeft = stories.fromRightToLeft(stories.member('/my_communities'));
export const UnderReview = stories.waiting;
export const Profile = stories.member('/profile');
export const Account = stories.member('/account');
export const Person = stories.member('/u/vera-lang');
export const Cards = stories.cards;
${[...eventHome(config), ...partnerPages(config)].join('\n')}
${emails().join('\n')}
export const Calendar = stories.calendar;
export const Empty = stories.empty;
export const NotFound = stories.visitor('/not-found');
export const NobodyThere = stories.visitor('/u/nobody');
export const Failed = stories.failed;
export const Crash = stories.crash;
`;
