import { and, ne, sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import type { Act } from '../../../lib/rules/managers/acts';
import type { Transaction } from '../../db/database';
import { participants } from '../../db/schema';
import { AppError } from '../../errors';
import type { Member } from '../../guards/membership';
import { memberOf } from '../../notifications/recipients/recipient';
import type { Participant } from '../../people/participant';
import type { Managed } from './members';
import { hidden } from './notifications/hidden';
import { paused } from './notifications/paused';
import { removed } from './notifications/removed';

/** Decisions about one member. */
export type MemberAction = 'hide' | 'show' | 'pause' | 'resume' | 'remove' | 'restore' | 'pick' | 'unpick';

interface Rule {
  act: Act;
  /** Only administrators may apply it to a manager. */
  againstManagers?: true;
  decide: (member: Participant, now: Date) => Partial<Managed>;
  /** The members for whom it changes something: a condition on `participants`. */
  changes: SQL;
  /** The member goes: `memberGoing` is published before the member is locked. */
  goes?: true;
  /** Published once it changed the member. */
  event?: 'memberHidden' | 'memberShown' | 'memberRemoved' | 'memberRestored' | 'networkingResumed';
  /** The notification to an admitted member. */
  told?: typeof hidden;
}

/** One row per act: what becomes of the member. Done already is nothing to do. */
const rules: Record<MemberAction, Rule> = {
  hide: {
    act: 'member.hide',
    againstManagers: true,
    decide: () => ({ profileEnabled: false }),
    changes: sql`${participants.profileEnabled}`,
    goes: true,
    event: 'memberHidden',
    told: hidden,
  },
  show: {
    act: 'member.show',
    decide: () => ({ profileEnabled: true }),
    event: 'memberShown',
    changes: sql`not ${participants.profileEnabled}`,
  },
  pause: {
    act: 'member.pause',
    againstManagers: true,
    decide: () => ({ networkingEnabled: false }),
    changes: sql`${participants.networkingEnabled}`,
    told: paused,
  },
  resume: {
    act: 'member.resume',
    decide: () => ({ networkingEnabled: true }),
    event: 'networkingResumed',
    changes: sql`not ${participants.networkingEnabled}`,
  },
  remove: {
    act: 'member.remove',
    againstManagers: true,
    decide: ({ removedAt }, now) => (removedAt ? {} : { enabled: false, removedAt: now, pickedAt: null }),
    changes: sql`${participants.removedAt} is null`,
    goes: true,
    event: 'memberRemoved',
    told: removed,
  },
  restore: {
    act: 'member.restore',
    // A person who had been refused before is refused again.
    decide: ({ removedAt, refusedAt }) => (removedAt ? { enabled: refusedAt === null, removedAt: null } : {}),
    changes: sql`${participants.removedAt} is not null`,
    event: 'memberRestored',
  },
  pick: {
    act: 'member.pick',
    decide: ({ publicPreview, pickedAt }, now) => {
      if (!publicPreview) {
        throw new AppError(1100, { details: [{ path: 'pick', message: 'the member has not agreed to it' }] });
      }
      return { pickedAt: pickedAt ?? now };
    },
    changes: sql`(${participants.publicPreview} and ${participants.pickedAt} is null)`,
  },
  unpick: {
    act: 'member.unpick',
    decide: () => ({ pickedAt: null }),
    changes: sql`${participants.pickedAt} is not null`,
  },
};

/** The manager who decides. */
export type Decider = Pick<Member, 'userId' | 'role'>;

/** One act on one member. */
interface DecidedAct {
  name: MemberAction;
  participantId: string;
  by: Decider;
  /** The `managedVersion` that the decision is based on. Absent: any. */
  version?: number;
  /** The managers' message with its id, and the id of the cause. */
  words?: { id: string; text: string; cause: string };
}

/** The state after the first locks of an action. */
export interface Prepared {
  /** The member is the one manager that the community has. */
  isLast: boolean;
}

type MemberActions = ReturnType<typeof createMemberActions>;

declare module 'fastify' {
  interface FastifyInstance {
    memberActions: MemberActions;
  }
}

/** The one way to do what `rules` has. */
export function createMemberActions(app: FastifyInstance, now: () => Date) {
  /** Notifies the member, in the managers’ words if there are any. */
  async function notifyMember(
    tx: Transaction,
    config: CommunityConfig,
    { id, userId, managedVersion }: Participant,
    { name, by, words }: DecidedAct,
  ): Promise<void> {
    const { told } = rules[name];
    if (!told) return;
    const kind = name === 'remove' ? 'removal' : 'warning';
    const { text, cause } = words ?? { text: '', cause: `${id}:${managedVersion}` };
    if (words) {
      const written = {
        id: words.id,
        communityId: config.id,
        userId,
        kind,
        text,
        author: by.userId,
      } as const;
      await app.managerMessages.keep(tx.orm, written);
    }
    const to = await memberOf(app, tx.orm, config, userId);
    if (to) await app.notify(tx, told, to, { text }, { cause, thing: words ? cause : id, by });
  }

  return {
    /**
     * Takes the locks that come before the one on the member (see `domainEvents/README.md`). Call it before
     * you lock the member, or a row that refers to the member.
     */
    async prepare(
      tx: Transaction,
      communityId: string,
      { name, participantId }: Pick<DecidedAct, 'name' | 'participantId'>,
    ): Promise<Prepared> {
      if (name === 'remove') await app.managers.lock(tx.orm, [communityId]);
      const isLast = name === 'remove' && (await app.managers.isNeeded(tx.orm, communityId, participantId));
      await app.management.lockAccount(tx.orm, communityId, participantId);
      const going = { communityId, subject: participantId, data: { isLeaving: false } };
      if (rules[name].goes) await app.publish(tx, 'memberGoing', going);
      return { isLast };
    },

    /**
     * Changes the member, records it in the audit and notifies the member, in the transaction that prepared it. Throws
     * the errors of `management.change`, 1155 if the caller decides about themselves, 1330 if a report about the caller
     * is open and suspends this action, 1109 if only administrators decide about the member, 1152 if no manager would
     * be left.
     */
    async change(
      tx: Transaction,
      config: CommunityConfig,
      decided: DecidedAct,
      { isLast }: Prepared,
    ): Promise<void> {
      const { name, participantId, by, version, words } = decided;
      const { act, againstManagers, decide, event } = rules[name];
      const communityId = config.id;
      let before: Participant | undefined;
      const change = { communityId, participantId, actor: by.userId, version };
      const member = await app.management.change(tx.orm, change, act, async (found) => {
        before = found;
        const matter = { communityId, by: by.userId, about: [found.userId] };
        await app.ownMatter.check(tx.orm, act, matter);
        if (againstManagers && found.isManager && by.role !== 'ROLE_ADMIN') throw new AppError(1109);
        if (isLast) throw new AppError(1152);
        return decide(found, now());
      });
      const isChanged = member.managedVersion !== before?.managedVersion;
      if (event && isChanged) await app.publish(tx, event, { communityId, subject: participantId, data: {} });
      if (words || (isChanged && before?.enabled)) await notifyMember(tx, config, member, decided);
    },

    /** Prepares and changes, if nothing of the member is locked yet. Throws the errors of `change`. */
    async perform(tx: Transaction, config: CommunityConfig, decided: DecidedAct): Promise<void> {
      await this.change(tx, config, decided, await this.prepare(tx, config.id, decided));
    },
  };
}

/** The members to whom the decider may apply an action and for whom it changes something: a condition on `participants`. */
export const reaches = (name: MemberAction, by: Decider): SQL | undefined =>
  and(
    rules[name].changes,
    ne(participants.userId, by.userId),
    rules[name].againstManagers && by.role !== 'ROLE_ADMIN' ? sql`not ${participants.isManager}` : undefined,
  );
