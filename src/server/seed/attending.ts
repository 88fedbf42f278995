import { randomUUID } from 'node:crypto';
import type { CommunityConfig } from '../../config/types';
import type { Orm } from '../db/database';
import { languagesOf } from '../db/languagesOf';
import {
  eventParticipationChanges,
  eventParticipations,
  eventOrganisers,
  events,
  eventWaits,
  images,
  type participants,
} from '../db/schema';
import type { ParticipationStatus } from '../../lib/rules/event/participation';
import { coverSize } from '../../lib/cover';
import { imagePath } from '../../lib/imagePath';
import type { PictureUrl } from '../db/schema/columns';
import { newColumns } from '../modules/events/change';
import type { PictureFiles } from '../modules/image/files';
import { drawnName } from '../modules/image/nameOf';
import { drawCover } from './covers';
import { addressAt } from '../demoAccounts';
import { bodyOf, sampleEventsOf, type SampleEvent } from './sampleEvents';

const day = 86_400_000;
const hour = 3_600_000;

interface DemoMember {
  participant: Pick<typeof participants.$inferInsert, 'enabled'> & { id: string };
}

interface Filled {
  config: CommunityConfig;
  members: readonly DemoMember[];
}

/**
 * The participations and the waiting list of an event: people further down the list than its organisers, and the two
 * demo accounts as its file says.
 */
function partsIn(
  { organisers, going, pending = 0, waiting = 0, own = {} }: SampleEvent,
  members: readonly DemoMember[],
) {
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
  const next = Math.max(0, going) + pending + first;
  const line = Array.from({ length: waiting }, (_, n) => others[(next + n) % others.length]?.participant.id);
  return { parts, line: line.flatMap((id) => (id && !parts.has(id) ? id : [])) };
}

function rowsOf({ config, members }: Filled, one: SampleEvent, seriesId: string | null, now: Date) {
  const { parts, line } = partsIn(one, members);
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
      eventId: id,
      participantId,
      status,
      askedAt: at,
      changedAt: at,
      agreedAt: status === 'CANCELLED' ? null : at,
      approvedAt: isIn && one.approval ? at : null,
      paidAt: isIn && one.price ? at : null,
    };
  });
  return {
    event: {
      ...columns,
      ...languagesOf(events, columns, lang),
      id,
      communityId: config.id,
      seriesId,
      createdBy: organisers[0] ?? null,
      createdAt,
      updatedAt: createdAt,
    },
    organisers: organisers.map((participantId) => ({ eventId: id, participantId, addedAt: createdAt })),
    cover: one.cover && { eventId: id, hash: drawnName(), motif: one.cover, brand: config.brand },
    waits: line.map((participantId, n) => ({
      id: randomUUID(),
      eventId: id,
      participantId,
      joinedAt: new Date(now.getTime() - (line.length - n) * 5 * hour),
    })),
    parts: asked,
    changes: asked.map(({ eventId, participantId, status, askedAt }) => ({
      id: randomUUID(),
      eventId,
      participantId,
      byParticipantId: participantId,
      from: null,
      to: status,
      at: askedAt,
    })),
  };
}

/**
 * Inserts past and future events of communities, at most `most` of each, with organisers, participants, and covers if
 * there are `files` for them.
 */
export async function seedAttending(
  orm: Orm,
  communities: readonly Filled[],
  { most, now, files }: { most: number; now: Date; files: PictureFiles | undefined },
): Promise<void> {
  const rows = communities.flatMap((filled) => {
    const shown = sampleEventsOf(filled.config.community.lang).slice(0, most);
    const series = new Map(
      shown.flatMap(({ title, repeat }) => (repeat ? [[title, randomUUID()] as const] : [])),
    );
    return shown.map((one) => rowsOf(filled, one, series.get(one.title) ?? null, now));
  });
  if (rows.length === 0) return;
  const covers = files ? rows.flatMap(({ cover }) => cover ?? []) : [];
  const urls = new Map(
    covers.map(({ eventId, hash }) => [eventId, imagePath(hash, coverSize) as PictureUrl]),
  );
  await orm
    .insert(events)
    .values(rows.map(({ event }) => ({ ...event, imageUrl: urls.get(event.id) ?? null })));
  await Promise.all(
    covers.map(async ({ hash, motif, brand }) => files?.write(hash, await drawCover(motif, brand))),
  );
  if (covers.length > 0) {
    const shown = { createdAt: now, checkAt: now };
    await orm.insert(images).values(covers.map(({ eventId, hash }) => ({ eventId, hash, ...shown })));
  }
  await orm.insert(eventOrganisers).values(rows.flatMap(({ organisers }) => organisers));
  await orm.insert(eventParticipations).values(rows.flatMap(({ parts }) => parts));
  const waits = rows.flatMap((row) => row.waits);
  if (waits.length > 0) await orm.insert(eventWaits).values(waits);
  await orm.insert(eventParticipationChanges).values(rows.flatMap(({ changes }) => changes));
}
