import { and, asc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { CommunityConfig } from '../../../config/types';
import { avatarOf } from '../../../lib/avatar';
import { localize, type Lang } from '../../../lib/lang';
import { pathTo } from '../../../lib/pathTo';
import { optionValue } from '../../../lib/rules/onboarding/answers';
import type { Orm } from '../../db/database';
import { blocks, matchingResults, matchings, participants, relations, reports } from '../../db/schema';
import type { StatedReason } from './notifications/reasons';
import { isShown } from '../../people/membershipState';
import { nameOf } from '../../people/nameOf';
import { listedIn } from '../../people/listedIn';
import { otherIdOf } from '../../people/pair';
import { networkingAt } from '../../people/pause';
import { worthMentioning } from './engine/relevance/worthMentioning';
import type { Part } from '../../../lib/rules/matching/direction';
import type { Relevance } from './engine/types';
import { relevanceFor } from './sides';

/** Edge of the faces in emails, in px of the file: twice those shown. */
const faceSize = 108;

/** A recommended member, with their relation to the viewer. */
export interface Recommended {
  person: Pick<
    typeof participants.$inferSelect,
    'id' | 'slug' | 'firstName' | 'lastName' | 'position' | 'company' | 'city' | 'avatarUrl'
  >;
  relevance: Relevance;
  /** A newcomer to whom the viewer was introduced before this round. */
  isNewcomer: boolean;
}

/** The lists of these viewers in a round, without people who can no longer be met or on whom the viewer has decided. */
export async function listsOf(
  orm: Orm,
  {
    roundId,
    communityId,
    viewers,
    now,
  }: { roundId: string; communityId: string; viewers: readonly string[]; now: Date },
): Promise<Map<string, Recommended[]>> {
  const rows = await orm
    .select({
      viewerId: matchingResults.viewerId,
      pairRoundId: matchings.roundId,
      firstId: matchings.firstId,
      secondId: matchings.secondId,
      score: matchings.score,
      forward: matchings.forward,
      backward: matchings.backward,
    })
    .from(matchingResults)
    .innerJoin(matchings, eq(matchings.id, matchingResults.matchingId))
    .where(and(eq(listedIn, roundId), inArray(matchingResults.viewerId, [...viewers])))
    .orderBy(asc(matchingResults.viewerId), asc(matchingResults.rank));
  const subjectOf = (row: (typeof rows)[number]) => otherIdOf(row, row.viewerId);
  const subjects = [...new Set(rows.map(subjectOf))];
  if (subjects.length === 0) return new Map();
  const people = await orm
    .select()
    .from(participants)
    .where(and(inArray(participants.id, subjects), isShown, networkingAt(now)));
  const reported = await orm
    .select({ a: reports.participantId, b: reports.reporterId })
    .from(reports)
    .where(
      and(
        eq(reports.communityId, communityId),
        isNotNull(reports.reporterId),
        or(inArray(reports.participantId, [...viewers]), inArray(reports.reporterId, [...viewers])),
      ),
    );
  const blocked = await orm
    .select({ a: blocks.participantId, b: blocks.subjectId })
    .from(blocks)
    .where(or(inArray(blocks.participantId, [...viewers]), inArray(blocks.subjectId, [...viewers])));
  const decided = await orm
    .select({ a: relations.participantId, b: relations.subjectId })
    .from(relations)
    .where(inArray(relations.participantId, [...viewers]));
  const apart = new Set([
    ...[...reported, ...blocked].flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]),
    ...decided.map(({ a, b }) => `${a} ${b}`),
  ]);
  const byId = new Map(people.map((person) => [person.id, person]));
  const lists = new Map<string, Recommended[]>();
  for (const row of rows) {
    const person = byId.get(subjectOf(row));
    if (!person || apart.has(`${row.viewerId} ${person.id}`)) continue;
    const list = lists.get(row.viewerId) ?? [];
    list.push({
      person: { ...person, city: person.showLocation ? person.city : null },
      relevance: relevanceFor(row.viewerId, row),
      isNewcomer: row.pairRoundId !== roundId,
    });
    lists.set(row.viewerId, list);
  }
  return lists;
}

/** The parts of a relevance that a member sees as reasons, with the other's offers first. */
export function reasonsOf(
  { forward, backward }: Relevance,
  { config, lang }: { config: CommunityConfig; lang: Lang },
): (StatedReason & Pick<Part, 'term'>)[] {
  const options = new Map(
    config.questions.questions.flatMap((question) =>
      question.type === 'select'
        ? question.options.map((option) => [optionValue(option), option] as const)
        : [],
    ),
  );
  const shown = (text: string): string => localize(options.get(text), lang) || text;
  const reasonOf = (part: Part, by: StatedReason['by']) => {
    const { kind, term } = part;
    // The words of the person with the need come first.
    const [asked, offered] =
      kind === 'answer' ? [shown(part.asked), shown(part.offered)] : [part.asked, part.offered];
    return { kind, by, asked, offered, term, weight: part.weight };
  };
  const directed = ({ kind }: Part) => kind === 'need' || kind === 'meaning';
  const reasons = [
    ...forward.parts.map((part) => reasonOf(part, 'you')),
    ...backward.parts.filter(directed).map((part) => reasonOf(part, 'they')),
  ];
  return worthMentioning(reasons).map(({ weight: _, ...reason }) => reason);
}

/** The data about a person in the weekly email. */
export function featured(
  { person, relevance }: Recommended,
  { config, lang, siteUrl, link }: { config: CommunityConfig; lang: Lang; siteUrl: string; link: string },
) {
  const { id, slug, firstName, position, company, city, avatarUrl } = person;
  const name = nameOf(person);
  return {
    firstName: firstName || name,
    name,
    about: [position, company].filter(Boolean).join(', '),
    city: city ?? '',
    photoUrl: avatarUrl ? new URL(avatarOf(avatarUrl, faceSize), siteUrl).href : '',
    url: siteUrl + pathTo('participant', { slug }),
    reasonsUrl: `${siteUrl}${reasonsPath}?${new URLSearchParams({ link, person: id })}`,
    reasons: reasonsOf(relevance, { config, lang }).map(({ term: _, ...reason }) => reason),
  };
}

/** The page that links of emails lead to: it shows on GET and acts on POST. */
export const reasonsPath = '/email/reasons';
