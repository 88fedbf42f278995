import { and, gt, inArray } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Orm } from '../../db/database';
import { presences } from '../../db/schema';
import { isUnreachable } from '../../db/unreachable';
import { randomId } from '../../tokens';
import { SetMap } from '../setMap';
import type { TopicEvent } from '../topic';
import { topicName } from '../topicTable';
import { presencePattern } from './presencePattern';

/** How often the last sign of a member is written, in ms. */
const writeEvery = 60_000;
/**
 * A row without a sign for so long is of a process that is gone, in ms. A living member’s is at most 95 s old: written every minute,
 * with a sign that a ping caused within the 25 s before.
 */
const livesFor = 115_000;
/** How often rows of gone processes are looked for, in ms. */
const sweepEvery = 10_000;
/** How often it is written that somebody does something, in ms. */
const writeActiveEvery = 30_000;
/** Who is back within this time, in ms, was never away: a page that is loaded again. */
const grace = 5000;

interface Present {
  communityId: string;
  lastSign: number;
  /** When the row was written. Undefined: not yet. */
  writtenAt: number | undefined;
  /** When they last did something on a page, and what of it was written. */
  activeAt: number | undefined;
  activeWritten: number | undefined;
  leftAt: number | undefined;
}

/** A socket, and when something came from it last, in ms. */
interface Heard {
  heardAt: number;
}

interface PresenceOptions {
  db: Pick<Database, 'executeSql' | 'orm'>;
  log: FastifyBaseLogger;
  clock: () => number;
  announce(topic: string, event: TopicEvent): void;
}

interface Changed {
  id: string;
  community_id: string;
}

const moment = (at: number): string => new Date(at).toISOString();

/** Which members have an open socket, in any process. */
export function createPresence({ db, log, clock, announce }: PresenceOptions) {
  const processId = randomId();
  const here = new Map<string, Present>();
  const sockets = new SetMap<string, Heard>();
  let sweptAt = clock();
  let isWorking = false;

  const say = (communityId: string, participantId: string, online: boolean) =>
    announce(topicName(presencePattern, { communityId }), { participantId, online });

  const run = async <Row>(text: string, values: unknown[]): Promise<Row[]> =>
    (await db.executeSql(text, values)).rows as Row[];

  const signOf = (id: string): number =>
    Math.max(here.get(id)?.lastSign ?? 0, ...sockets.get(id).map(({ heardAt }) => heardAt));

  /** Writes signs, and announces those who were not there before. */
  async function write(ids: readonly string[], now: number): Promise<void> {
    const signs = ids.map((id) => moment(signOf(id)));
    const active = ids.map((id) => here.get(id)!.activeAt);
    const rows = await run<{ id: string }>(
      `with given as (
        select id, signed::timestamptz as signed_at, active::timestamptz as active_at
        from unnest($1::text[], $2::text[], $5::text[]) as sent (id, signed, active)
      ),
      before as (
        select distinct participant_id from presences where participant_id = any($1) and signed_at > $4
      ),
      written as (
        insert into presences (participant_id, process_id, signed_at, active_at)
        select given.id, $3, given.signed_at, given.active_at
        from given join participants on participants.id = given.id order by given.id
        on conflict (participant_id, process_id) do update
          set signed_at = excluded.signed_at, active_at = coalesce(excluded.active_at, presences.active_at)
        returning participant_id
      )
      select written.participant_id as id from written
      where not exists (select 1 from before where before.participant_id = written.participant_id)`,
      [
        ids,
        signs,
        processId,
        moment(now - livesFor),
        active.map((at) => (at === undefined ? null : moment(at))),
      ],
    );
    ids.forEach((id, at) => {
      const present = here.get(id);
      if (!present) return;
      present.writtenAt = now;
      present.activeWritten = active[at];
    });
    for (const { id } of rows) {
      const present = here.get(id);
      if (present) say(present.communityId, id, true);
    }
  }

  /** Removes rows of members who left, and announces those who are nowhere else. */
  async function remove(gone: ReadonlyMap<string, Present>, now: number): Promise<void> {
    const ids = [...gone.keys()];
    const rows = await run<{ id: string }>(
      `with removed as (delete from presences where process_id = $2 and participant_id = any($1))
      select distinct participant_id as id from presences
      where participant_id = any($1) and process_id <> $2 and signed_at > $3`,
      [ids, processId, moment(now - livesFor)],
    );
    const elsewhere = new Set(rows.map(({ id }) => id));
    for (const [id, { communityId }] of gone)
      if (!elsewhere.has(id) && !here.has(id)) say(communityId, id, false);
  }

  /** Removes rows that nobody looks after. One process announces each. */
  async function sweep(now: number): Promise<void> {
    const rows = await run<Changed>(
      `with removed as (
        delete from presences using participants
        where presences.signed_at <= $1 and participants.id = presences.participant_id
        returning presences.participant_id as id, participants.community_id
      )
      select distinct id, community_id from removed
      where not exists (select 1 from presences where participant_id = removed.id and signed_at > $1)`,
      [moment(now - livesFor)],
    );
    for (const { id, community_id } of rows) say(community_id, id, false);
  }

  async function work(isWatched: boolean): Promise<void> {
    const now = clock();
    const due: string[] = [];
    const gone = new Map<string, Present>();
    for (const [id, present] of here) {
      const { leftAt, writtenAt, activeAt = -Infinity, activeWritten = -Infinity } = present;
      const isNewlyActive = activeAt - activeWritten >= writeActiveEvery;
      if (leftAt !== undefined && now - leftAt >= grace) gone.set(id, present);
      else if (writtenAt === undefined || isNewlyActive || now - writtenAt >= writeEvery) due.push(id);
    }
    if (due.length > 0) await write(due, now);
    if (gone.size > 0) {
      for (const id of gone.keys()) here.delete(id);
      await remove(gone, now);
    }
    if (!isWatched || now - sweptAt < sweepEvery) return;
    sweptAt = now;
    await sweep(now);
  }

  return {
    /** A member has a socket here. */
    enter(communityId: string, participantId: string, socket: Heard): void {
      sockets.add(participantId, socket);
      const present = here.get(participantId);
      if (present) present.leftAt = undefined;
      else {
        here.set(participantId, {
          communityId,
          lastSign: clock(),
          writtenAt: undefined,
          activeAt: undefined,
          activeWritten: undefined,
          leftAt: undefined,
        });
      }
    },

    /** The socket is gone. */
    leave(participantId: string, socket: Heard): void {
      sockets.delete(participantId, socket);
      const present = here.get(participantId);
      if (!present) return;
      present.lastSign = Math.max(present.lastSign, socket.heardAt);
      if (!sockets.any(participantId)) present.leftAt = clock();
    },

    /** A member with a socket here did something on a page. */
    act(participantId: string): void {
      const present = here.get(participantId);
      if (present) present.activeAt = clock();
    },

    /** Called every `tickEvery` ms. `isWatched`: somebody is there who could hear of others. */
    tick(isWatched: boolean): void {
      if (isWorking) return;
      isWorking = true;
      work(isWatched)
        .catch((error: unknown) => {
          if (!isUnreachable(error)) log.error({ err: error }, 'the presence of members was not written');
        })
        .finally(() => {
          isWorking = false;
        });
    },

    /** Those of these participants who are online. */
    /** A transaction asks by its own connection: with another one it could wait for itself. */
    async onlineAmong(participantIds: readonly string[], orm: Orm = db.orm): Promise<ReadonlySet<string>> {
      if (participantIds.length === 0) return new Set();
      const { participantId, signedAt } = presences;
      const rows = await orm
        .selectDistinct({ id: participantId })
        .from(presences)
        .where(and(inArray(participantId, [...participantIds]), gt(signedAt, new Date(clock() - livesFor))));
      return new Set(rows.map(({ id }) => id));
    },
  };
}
