import type { PreviewPerson } from '../../../config/bootPayload';
import type { CommunityConfig } from '../../../config/types';
import type { Lang } from '../../../lib/lang';
import { routeAt } from '../../../lib/routeMatch';
import type { Visit } from './visit';

/** Reads members of a community. A viewer who is known does not get those who blocked them, or whom they blocked. */
export type FindPeople = (
  config: CommunityConfig,
  count: number,
  viewerId?: string,
) => Promise<PreviewPerson[]>;

const wanted = (config: CommunityConfig, lang: Lang): number =>
  (config.landing[lang]?.sections ?? []).reduce(
    (most, section) => (section.type === 'people' ? Math.max(most, section.count) : most),
    0,
  );

/**
 * The members on the page of a visitor. Undefined if the page shows none. They are read at each visit instead of cached
 * with the page, so that deleted and hidden profiles disappear.
 */
export async function peopleOn(
  { config, path, signedIn, body, lang }: Pick<Visit, 'config' | 'path' | 'signedIn' | 'body' | 'lang'>,
  find: FindPeople,
): Promise<PreviewPerson[] | undefined> {
  if (routeAt(path) !== 'welcome' || signedIn || body === 'plain') return undefined;
  const count = wanted(config, lang);
  return count > 0 ? find(config, count) : [];
}

/** The members on a page for its signed-in reader: managers see the welcome page of visitors. Undefined on other pages. */
export async function peopleFor(
  reader: { participantId?: string },
  { config, route, lang }: Pick<Visit, 'config' | 'route' | 'lang'>,
  find: FindPeople,
): Promise<PreviewPerson[] | undefined> {
  if (route !== 'welcomePreview') return undefined;
  const count = wanted(config, lang);
  return count > 0 ? find(config, count, reader.participantId) : [];
}
