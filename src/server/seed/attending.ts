import { randomUUID } from 'node:crypto';
import type { CommunityConfig } from '../../config/types';
import type { Orm } from '../db/database';
import {
  eventParticipationChanges,
  eventParticipations,
  eventResponsibles,
  events,
  type participants,
} from '../db/schema';
import type { ParticipationStatus } from '../../lib/rules/event/participation';
import { newColumns } from '../modules/event/change';
import { addressAt } from './demoAccounts';
import { bodyOf, happeningsOf, type Happening } from './happenings';

const day = 86_400_000;
const hour = 3_600_000;

export interface DemoMember {
  participant: Pick<typeof participants.$inferInsert, 'enabled'> & { id: string };
}

interface Filled {
  config: CommunityConfig;
  members: readonly DemoMember[];
}

/** Who is what to an event: those further down the list than its organisers, and what its file says of the two accounts. */
function partsIn({ organisers, going, pending = 0, own = {} }: Happening, members: readonly DemoMember[]) {
  const parts = new Map<string, ParticipationStatus>();
  for (const [place, status] of Object.entries(own)) {
    const id = members[Number(place)]?.participant.id;
    if (id && status) parts.set(id, status);
  }
  const settled = Object.values(own);
  const left = {
    CONFIRMED: going - settled.filter((status) => status === 'CONFIRMED').length,
    PENDING: pending - settled.filter((status) => status === 'PENDING').length,
  };
  const first = 2 + Math.max(...organisers) + going;
  const others = members.filter(({ participant }, place) => place > 1 && participant.enabled);
  for (let step = 0; step < others.length; step += 1) {
    const { id } = others[(first + step) % others.length]!.participant;
    const status = left.CONFIRMED > 0 ? 'CONFIRMED' : 'PENDING';
    if (left[status] <= 0) break;
    left[status] -= 1;
    parts.set(id, status);
  }
  return parts;
}

function rowsOf({ config, members }: Filled, one: Happening, now: Date) {
  const parts = partsIn(one, members);
  const confirmed = [...parts.values()].filter((status) => status === 'CONFIRMED').length;
  const most = one.places === 'full' ? confirmed : one.places;
  const { lang, timeZone } = config.community;
  const organizerContact = addressAt('events', config);
  const columns = newColumns(bodyOf(one, most, { lang, timeZone, organizerContact, now }));
  const id = randomUUID();
  // It was announced three weeks before, at least.
  const createdAt = new Date(Math.min(now.getTime(), columns.startsAt.getTime()) - 21 * day);
  const organisers = one.organisers.flatMap((place) => members[place]?.participant.id ?? []);
  const asked = [...parts].map(([participantId, status], n) => {
    const at = new Date(createdAt.getTime() + (n + 1) * 5 * hour);
    const isIn = status === 'CONFIRMED';
    return {
      ...{ eventId: id, participantId, status, askedAt: at, changedAt: at },
      ...{ approvedAt: isIn && one.approval ? at : null, paidAt: isIn && one.price ? at : null },
    };
  });
  return {
    event: {
      ...{ ...columns, id, communityId: config.id, createdBy: organisers[0] ?? null },
      ...{ createdAt, updatedAt: createdAt },
    },
    organisers: organisers.map((participantId) => ({ eventId: id, participantId, addedAt: createdAt })),
    parts: asked,
    changes: asked.map(({ eventId, participantId, status, askedAt }) => ({
      ...{ id: randomUUID(), eventId, participantId, byParticipantId: participantId },
      ...{ from: null, to: status, at: askedAt },
    })),
  };
}

/** Events of communities, `most` of each, past and to come, with their organisers and those who take part. */
export async function seedAttending(
  orm: Orm,
  communities: readonly Filled[],
  { most, now }: { most: number; now: Date },
): Promise<void> {
  const rows = communities.flatMap((filled) =>
    happeningsOf(filled.config.community.lang)
      .slice(0, most)
      .map((one) => rowsOf(filled, one, now)),
  );
  if (rows.length === 0) return;
  await orm.insert(events).values(rows.map(({ event }) => event));
  await orm.insert(eventResponsibles).values(rows.flatMap(({ organisers }) => organisers));
  await orm.insert(eventParticipations).values(rows.flatMap(({ parts }) => parts));
  await orm.insert(eventParticipationChanges).values(rows.flatMap(({ changes }) => changes));
}
