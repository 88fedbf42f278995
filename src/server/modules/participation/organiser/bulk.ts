import type {
  ChangeParticipantsBody,
  ParticipantChange,
  PartState,
} from '../../../../generated/api/organiser';
import type { Lang } from '../../../../lib/lang';
import { AppError, errorBody } from '../../../errors';
import type { Member } from '../../../guards/membership';
import type { RequireOthers } from '../mayDecide';
import type { ParticipationActions, ParticipationKey } from '../participations';
import type { ParticipationChange } from '../seats';
import type { StoredParticipation } from '../../../eventAccess/stored';

/** The event, and who changes it. */
interface In {
  communityId: string;
  eventId: string;
  by: Member;
  /** The people on whom they may act. */
  reachable: ReadonlySet<string>;
  /** The caller's language. */
  lang: Lang;
}

const stateOf = (part: StoredParticipation | undefined): PartState | null =>
  part ? { status: part.status, approved: part.approvedAt !== null, paid: part.paidAt !== null } : null;

/** The error for a person on whom the organiser cannot act: the same as for a person who never asked. */
const unknown = { APPROVE: 1202, REJECT: 1202, SET: 1204, PUT_BACK: 1240 } as const;

type RequestedChange = [
  participantId: string,
  change: (key: ParticipationKey, by: string | null) => Promise<ParticipationChange>,
];

/** A change for each person, by the body. Throws 1100 if it states none. */
function changesOf(
  participation: ParticipationActions,
  { act, status, participantIds = [], parts = [] }: ChangeParticipantsBody,
): RequestedChange[] {
  if (act === 'PUT_BACK') {
    return parts.map(({ participantId, changedAt, ...part }) => [
      participantId,
      (key, by) =>
        participation.putBack(
          { status: part.status, approved: part.approved, hasPaid: part.paid },
          changedAt,
          key,
          by,
        ),
    ]);
  }
  if (act === 'SET') {
    if (!status) throw new AppError(1100, { details: [{ path: 'status', message: 'is required' }] });
    return participantIds.map((id) => [id, (key, by) => participation.set(status, key, by)]);
  }
  return participantIds.map((id) => [id, (key, by) => participation.answer(act, key, by)]);
}

/**
 * E26: changes people one after the other in the given order, each by itself, so that one failure does not affect the
 * others. Returns the state of each before and after, for an undo.
 */
export async function changeMany(
  { participation, requireOthers }: { participation: ParticipationActions; requireOthers: RequireOthers },
  body: ChangeParticipantsBody,
  { communityId, eventId, by, reachable, lang }: In,
): Promise<ParticipantChange[]> {
  const changes: ParticipantChange[] = [];
  for (const [participantId, change] of changesOf(participation, body)) {
    try {
      if (!reachable.has(participantId)) throw new AppError(unknown[body.act]);
      const participation = { communityId, eventId, participantId };
      await requireOthers({ ...participation, by });
      const { before, after } = await change(participation, by.membership?.participantId ?? null);
      changes.push({
        participantId,
        before: stateOf(before),
        after: stateOf(after),
        changedAt: after?.changedAt.toISOString() ?? null,
        error: null,
      });
    } catch (error) {
      // Without the event there is nothing to go on with.
      if (!(error instanceof AppError) || error.code === 1195) throw error;
      const nothing = { before: null, after: null, changedAt: null };
      changes.push({ participantId, ...nothing, error: errorBody(error, lang) });
    }
  }
  return changes;
}
