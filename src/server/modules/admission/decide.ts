import { and, eq, ne, or, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import { memberHomePath } from '../../../config/routing';
import { statesOf } from '../../../lib/rules/managers/memberStates';
import type { Transaction } from '../../db/database';
import { participants } from '../../db/schema';
import { AppError } from '../../errors';
import { randomId } from '../../tokens';
import type { Identity } from '../../people/identity';
import { memberOf } from '../../notifications/recipients/recipient';
import { hasState } from '../../people/membershipState';
import type { Participant } from '../../people/participant';
import { admitted } from './notifications/admitted';
import { refused } from './notifications/refused';

/** A decision about an applicant, its author, and the message to the applicant. */
interface Decision {
  participantId: string;
  /** The `managedVersion` that the decision is based on. Absent: any. */
  version?: number;
  admit: boolean;
  /** '' without a message. */
  text: string;
  by: Pick<Identity, 'userId' | 'role'>;
}

/** A refused applicant may be admitted later. Members, and removed people, are decided about elsewhere. */
function judge(member: Participant, { admit, by }: Decision, now: Date) {
  const [state] = statesOf(member);
  const isOpen = state === 'WAITING' || (admit && state === 'REFUSED');
  if (!isOpen) throw new AppError(1151);
  if (!admit && member.isManager && by.role !== 'ROLE_ADMIN') throw new AppError(1109);
  return admit ? { enabled: true, refusedAt: null } : { refusedAt: now };
}

/** The people about whom a user may decide, by the rules of `judge`: a condition on `participants`. */
const reaches = (admit: boolean, { userId, role }: Decision['by']): SQL | undefined =>
  and(
    eq(participants.isGuest, false),
    admit ? or(hasState.WAITING, hasState.REFUSED) : hasState.WAITING,
    ne(participants.userId, userId),
    admit || role === 'ROLE_ADMIN' ? undefined : eq(participants.isManager, false),
  );

type Admissions = ReturnType<typeof createAdmissions>;

declare module 'fastify' {
  interface FastifyInstance {
    admissions: Admissions;
  }
}

/** Decisions about applicants (ADM-09). */
export function createAdmissions(app: FastifyInstance, now: () => Date) {
  /** Stores the message for the applicant's page, and sends it. */
  async function tell(
    tx: Transaction,
    config: CommunityConfig,
    member: Participant,
    decision: Decision & { message: string | undefined },
  ) {
    const { admit, text, by, message } = decision;
    const { userId, communityId } = member;
    const kind = admit ? 'admission' : 'refusal';
    if (message) {
      const written = { id: message, communityId, userId, kind, text, author: by.userId } as const;
      await app.managerMessages.keep(tx.orm, written);
    }
    const to = await memberOf(app, tx.orm, config, userId);
    if (!to) return;
    const cause = `${member.id}:${member.managedVersion}`;
    const occasion = { cause, thing: member.id, by };
    if (admit) {
      const url = `${to.siteUrl}${memberHomePath(config.community)}`;
      await app.notify(tx, admitted, to, { url, text }, occasion);
    } else await app.notify(tx, refused, to, { text }, occasion);
  }

  return {
    reaches,

    /**
     * Admits or refuses an applicant, writes the audit and notifies them, in the given transaction. Throws 1110 if
     * there is no applicant, 1151 if somebody else decided meanwhile, 1155 for oneself, 1109 for a manager whom
     * administrators refused.
     */
    async decide(tx: Transaction, config: CommunityConfig, decision: Decision): Promise<void> {
      const { participantId, version, admit, text, by } = decision;
      const message = text ? randomId() : undefined;
      const change = { communityId: config.id, participantId, actor: by.userId, version, message };
      const act = admit ? 'member.admit' : 'member.refuse';
      const member = await app.management.change(tx.orm, change, act, async (found) => {
        const matter = { communityId: config.id, by: by.userId, about: [found.userId] };
        await app.ownMatter.check(tx.orm, act, matter);
        return judge(found, decision, now());
      });
      if (admit) {
        const admitted = { communityId: config.id, subject: member.id, data: {} };
        await app.publish(tx, 'memberAdmitted', admitted);
      }
      await tell(tx, config, member, { ...decision, message });
    },
  };
}
