import { eq } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import type { Act } from '../../../lib/rules/managers/acts';
import {
  decisionsForDeparted,
  type DepartedStanding,
  type Departure,
  type ReportDecision,
} from '../../../lib/rules/managers/reports';
import type { Orm } from '../../db/database';
import { participants, persons, reports, users } from '../../db/schema';
import { AppError } from '../../errors';
import type { Person, Standing } from '../../people/standing';

/**
 * Reports with their person, and with the participant and the account if there are any. A report about a person who
 * went is decided like any other.
 */
export const withPeople = <Query extends PgSelect>(query: Query) =>
  query
    .innerJoin(persons, eq(persons.id, reports.participantId))
    .leftJoin(participants, eq(participants.id, reports.participantId))
    .leftJoin(users, eq(users.id, persons.userId));

/** How a person without a participant went. */
export const departureOf = ({ userId }: Pick<Person, 'userId'>): Departure => (userId ? 'LEFT' : 'DELETED');

/** The parts of the standing that apply when they join again. */
export const departedStandingOf = ({
  removedAt,
  hidden,
  paused,
}: Pick<Person, 'removedAt' | 'hidden' | 'paused'>): DepartedStanding => ({
  removed: removedAt !== null,
  hidden,
  paused,
});

/**
 * The person that a report is about, locked until the transaction ends. Throws 1151 if they have joined again
 * meanwhile.
 */
export async function lockDeparted(orm: Orm, id: string): Promise<Person> {
  const [person] = await orm.select().from(persons).where(eq(persons.id, id)).for('update');
  if (!person) throw new AppError(1110);
  const [member] = await orm
    .select({ id: participants.id })
    .from(participants)
    .where(eq(participants.id, id));
  if (member) throw new AppError(1151);
  return person;
}

/** Throws 1332 of what would change nothing. */
export function requireEffect(
  { subjectKind }: Pick<typeof reports.$inferSelect, 'subjectKind'>,
  person: Person,
  decision: ReportDecision,
): void {
  const fitting = decisionsForDeparted(subjectKind, departedStandingOf(person));
  if (!fitting.includes(decision)) throw new AppError(1332);
}

interface Consequence {
  act: Act;
  standing: (now: Date) => Partial<Standing>;
  /** The names of these actions in the audit. */
  written: (
    standing: Pick<Standing, 'removedAt' | 'hidden' | 'paused'>,
  ) => Record<string, string | boolean | null>;
}

/** Consequences for a person who went. They apply when the person joins again. */
const consequences: Partial<Record<ReportDecision, Consequence>> = {
  REMOVE: {
    act: 'member.remove',
    standing: (now) => ({ removedAt: now }),
    written: ({ removedAt }) => ({ removedAt: removedAt?.toISOString() ?? null }),
  },
  HIDE: {
    act: 'member.hide',
    standing: () => ({ hidden: true }),
    written: ({ hidden }) => ({ profileEnabled: !hidden }),
  },
  PAUSE: {
    act: 'member.pause',
    standing: () => ({ paused: true }),
    written: ({ paused }) => ({ networkingEnabled: !paused }),
  },
};

/** Carries it out and writes the audit. There is nobody to notify. */
export async function decideDeparted(
  { audit, persons: people }: Pick<FastifyInstance, 'audit' | 'persons'>,
  orm: Orm,
  { person, decision, actor, now }: { person: Person; decision: ReportDecision; actor: string; now: Date },
): Promise<void> {
  const found = consequences[decision];
  if (!found) return;
  const { act, standing, written } = found;
  const decided = standing(now);
  await people.decide(orm, person.id, decided);
  await audit.record(orm, {
    communityId: person.communityId,
    act,
    actor,
    subject: person.userId,
    before: written(person),
    after: written({ ...person, ...decided }),
  });
}
