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

/** What shows the same in every community but for colours and measures, which the least brand stands for. */
const sameEverywhere = {
  LoginRefused: "stories.visitor('/login?error=access_denied')",
  Recovery: "stories.visitor('/recovery')",
  HomeFromRightToLeft: "stories.fromRightToLeft(stories.member('/my_communities'))",
  UnderReview: 'stories.waiting',
  Profile: "stories.member('/profile')",
  Account: "stories.member('/account')",
  Person: "stories.member('/u/vera-lang')",
  Cards: 'stories.cards',
  // Visual tests compare these two.
  EmailOtp: "stories.email('otp')",
  EmailMagic: "stories.email('magic')",
  Calendar: 'stories.calendar',
  Empty: 'stories.empty',
  NotFound: "stories.visitor('/not-found')",
  NobodyThere: "stories.visitor('/u/nobody')",
  Failed: 'stories.failed',
  Crash: 'stories.crash',
};

const story = (name: string, of: string, isTested: boolean): string =>
  isTested ? `export const ${name} = ${of};` : `export const ${name} = { ...${of}, tags: ['!test'] };`;

/** Tested in one community; in the others they are there to be looked at. */
const shown = ({ domain }: CommunityConfig): string[] =>
  Object.entries(sameEverywhere).map(([name, of]) => story(name, of, domain === 'default'));

/** All emails on a page in each language, as a phone shows them. */
const emails = langs.map(
  (lang) => `export const Emails${capital(lang)} = stories.onAPhone(stories.emails('${lang}'));`,
);

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
export const Registration = stories.visitor('/registration');
${pages(config).join('\n')}
export const Home = stories.member('/my_communities');
export const HomeOnAPhone = stories.onAPhone(stories.member('/my_communities'));
${[...eventHome(config), ...partnerPages(config)].join('\n')}
${[...emails, ...shown(config)].join('\n')}
`;
