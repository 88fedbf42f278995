import type { CommunityConfig } from '../../../config/types';
import type { Notification, NotifyingPerson } from '../../../generated/api/notification';
import type { Lang } from '../../../lib/lang';
import type { AnyNotification } from '../kinds/definition';
import { whyOf } from '../kinds/why';

export type Person = NotifyingPerson;

/** Faces beside an entry. */
const mostFaces = 3;

/** A notification that stands for its entry, as the query gives it; times are ISO 8601. */
export interface ListedRow {
  id: string;
  number: number;
  kind: string;
  lang: Lang;
  siteUrl: string;
  data: Record<string, unknown>;
  groupKey: string;
  createdAt: string;
  seenAt: string | null;
  about: readonly string[];
  /** Those of `about` whom the reader sees, in any order. */
  people: readonly Person[];
  /** Whether there are earlier ones in the entry. The reader may not see those. */
  hasEarlier: boolean;
}

interface Around {
  /** The notifications of the entry, the latest first. */
  same: readonly { kind: string; people: readonly Person[] }[];
  config: CommunityConfig;
}

const distinct = (people: readonly Person[]): Person[] => [
  ...new Map(people.map((person) => [person.id, person])).values(),
];

/** A path of this site without its origin. */
const urlOn = (siteUrl: string, url: string): string =>
  url.startsWith(`${siteUrl}/`) ? url.slice(siteUrl.length) : url;

/** An entry of the list, in the language in which its reader was notified. */
export function presentEntry(
  definition: AnyNotification,
  { id, kind, lang, siteUrl, data, createdAt, seenAt }: ListedRow,
  { same, config }: Around,
): Notification {
  const content = definition.content[lang](data, { title: config.community.title });
  const people = distinct(same.flatMap((each) => each.people));
  const actors = distinct(
    same.filter((each) => each.kind === kind).flatMap((each) => each.people.slice(0, 1)),
  );
  const [first] = actors;
  const several =
    first && actors.length > 1 && definition.several
      ? definition.several[lang](data, { first: first.firstName, others: actors.length - 1 })
      : undefined;
  const button = content.blocks?.find((block) => block.type === 'button');
  return {
    id,
    kind,
    title: several ?? content.heading,
    text: several === undefined ? content.lead : '',
    ...(button ? { url: urlOn(siteUrl, button.url) } : {}),
    why: whyOf(definition, { lang, title: config.community.title }),
    people: people.slice(0, mostFaces),
    count: Math.max(1, same.length),
    createdAt: new Date(createdAt).toISOString(),
    seen: seenAt !== null,
  };
}
