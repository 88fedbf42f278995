import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { ServerCall } from '../../lib/call';
import type { Act } from '../../lib/rules/managers/acts';
import { communityOf } from '../community';
import { events, participants } from '../db/schema';
import type { OrganiserActs, ServerModule } from '../defineModule';
import { asMember } from '../guards/membership';
import { hasPermission } from '../guards/permissions';

type AnyCall = ServerCall<unknown, unknown, unknown, unknown>;

declare module 'fastify' {
  interface FastifyInstance {
    /** The modules' declarations about their calls (`organiserActs`). */
    organiserActs: OrganiserActs;
  }
}

export const organiserActsOf = (modules: readonly ServerModule[]): OrganiserActs =>
  Object.fromEntries(modules.flatMap(({ organiserActs = {} }) => Object.entries(organiserActs)));

/** The audit name of a call by a manager who is no organiser of the event. Undefined if the call changes nothing. */
export const organiserAct = ({ audience, method, name }: AnyCall, acts: OrganiserActs): Act | undefined => {
  if (audience !== 'organiser') return undefined;
  return acts[name] ?? (method === 'GET' ? undefined : 'event.change');
};

/**
 * Checks before a call whether its caller is a manager and no organiser of the event. Returns a function that writes
 * the audit entry afterwards, or undefined if none is needed. It is not part of the call's own transaction.
 */
export async function auditEventCall(
  request: FastifyRequest,
  call: AnyCall,
): Promise<(() => Promise<void>) | undefined> {
  const { server: app, caller } = request;
  const act = organiserAct(call, app.organiserActs);
  if (!act || !caller) return undefined;
  const { id: communityId } = communityOf(request);
  const { id = '', pid } = request.params as { id?: string; pid?: string };
  const member = asMember(caller, communityId);
  // Without this permission, the caller is an organiser.
  if (!hasPermission(member, 'events.manage')) return undefined;
  const { membership, userId: actor } = member;
  const organisers = (await app.lookups.organisersOf?.(communityId, id)) ?? [];
  if (membership && organisers.includes(membership.participantId)) return undefined;
  const { orm } = app.db;
  const [event] = await orm
    .select({ event: events.title, date: events.date })
    .from(events)
    .where(and(eq(events.communityId, communityId), eq(events.id, id)));
  const [about] = pid
    ? await orm
        .select({ userId: participants.userId })
        .from(participants)
        .where(and(eq(participants.communityId, communityId), eq(participants.id, pid)))
    : [];
  return () =>
    app.audit.record(orm, { communityId, act, actor, subject: about?.userId ?? null, after: { ...event } });
}
