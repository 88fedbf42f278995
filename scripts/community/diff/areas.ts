import type { CommunityConfig } from '../../../src/config/types';
import { langs } from '../../../src/lib/lang';
import { assetChanges, brandChanges } from './brand';
import { landingChanges } from './landing';
import { navigationChanges, routeChanges } from './navigation';
import type { Side } from './side';
import { stepChanges } from './steps';
import { differences } from './values';

/** One part of a community, and the effects of a change on it in a few words each. */
interface Area {
  readonly name: string;
  readonly says: (before: Side, after: Side) => string[];
}

const ofConfig =
  (says: (before: CommunityConfig, after: CommunityConfig) => string[]): Area['says'] =>
  (before, after) =>
    says(before.config, after.config);

/** Methods are listed by name; everything else in the file by its key. */
function authChanges({ auth: before }: CommunityConfig, { auth: after }: CommunityConfig): string[] {
  const { methods: was, ...rest } = before;
  const { methods: is, ...others } = after;
  return [...differences(was, is), ...differences(rest, others)];
}

/** Every part that is compared, in the order of the report. */
export const areas: readonly Area[] = [
  {
    name: 'community',
    says: ofConfig(({ community: before }, { community: after }) => differences(before, after)),
  },
  { name: 'auth', says: ofConfig(authChanges) },
  { name: 'routes', says: ofConfig(routeChanges) },
  { name: 'navigation', says: ofConfig(navigationChanges) },
  { name: 'steps', says: ofConfig(stepChanges) },
  {
    name: 'questions',
    says: ofConfig(({ questions: before }, { questions: after }) =>
      differences(before.questions, after.questions),
    ),
  },
  { name: 'brand', says: brandChanges },
  { name: 'assets', says: assetChanges },
  ...langs.map((lang) => ({ name: `landing ${lang}`, says: landingChanges(lang) })),
  {
    name: 'partner pages',
    says: ofConfig(({ partner: before = {} }, { partner: after = {} }) => differences(before, after)),
  },
];
