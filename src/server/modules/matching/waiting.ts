import { and, desc, eq, exists, inArray, notExists, or, sql } from 'drizzle-orm';
import type { CommunityConfig } from '../../../config/types';
import type { Orm } from '../../db/database';
import { matchingLists, matchingRounds, participants, users } from '../../db/schema';
import type { NoMatches } from './engine/round/types';
import type { RoundOf } from './people';
import { isRoundOf } from './scopes';
import { takesPart } from './takingPart';
import { isOwnList } from './weekSoFar';

/** Why a member was not in a round, as against one who was and for whom there was nobody. */
const absences: readonly NoMatches[] = ['notEnabled', 'profileHidden', 'networkingOff'];

/** Newcomers who get their lists in one round. The newest come first, because they are looking. */
export const atOnce = 20;

/** A member who is to get a list before the next weekly round. */
export interface Waiting {
  id: string;
  joinedAt: Date;
  requestedAt: Date | null;
}

/**
 * Members who are ready for a first list: they take part, have a request if the community asks for one, and have never
 * had a list. Also members without a list this week who took no part when its round was made.
 */
export function readWaiting(orm: Orm, config: CommunityConfig, of: RoundOf): Promise<Waiting[]> {
  const own = (...conditions: Parameters<typeof and>) =>
    orm
      .select({ one: sql`1` })
      .from(matchingLists)
      .innerJoin(matchingRounds, eq(matchingRounds.id, matchingLists.roundId))
      .where(and(eq(matchingLists.participantId, participants.id), ...conditions));
  const thisWeek = isRoundOf(of, of.day);
  const hasRequest = config.steps.lookingFor.visible
    ? sql`coalesce(${participants.lookingFor}, '') <> ''`
    : undefined;
  return orm
    .select({
      id: participants.id,
      joinedAt: participants.createdAt,
      requestedAt: participants.requestedAt,
    })
    .from(participants)
    .innerJoin(users, eq(users.id, participants.userId))
    .where(
      and(
        takesPart(of, of.startedAt),
        hasRequest,
        or(
          notExists(own(isOwnList)),
          and(
            notExists(own(isOwnList, thisWeek)),
            exists(own(thisWeek, inArray(matchingLists.missing, [...absences]))),
          ),
        ),
      ),
    )
    .orderBy(desc(participants.createdAt), participants.id)
    .limit(atOnce);
}
