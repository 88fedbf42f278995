import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../api/request';
import { changeParticipants } from '../../generated/api/client/organiser';
import type { SetStatus } from '../../generated/api/event';
import type { ChangeParticipantsBody, ParticipantChange } from '../../generated/api/organiser';
import { toastError } from '../../components/failures/toastError';
import { toast } from '../../ui/toast/toast';
import { refreshEvent } from './organiseQueries';

/** A change by an organiser: an answer to a request, or a status. */
export type ParticipantAction = { act: 'APPROVE' | 'REJECT' } | { act: 'SET'; status: SetStatus };

/** Maximum number of people in one call. */
const atOnce = 100;

/** The body that undoes the changes. */
const partsOf = (changes: readonly ParticipantChange[]) =>
  changes.flatMap(({ participantId, before, changedAt }) =>
    before && changedAt ? [{ participantId, ...before, changedAt }] : [],
  );

const groupsOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / atOnce) }, (_, at) =>
    items.slice(at * atOnce, (at + 1) * atOnce),
  );

/** An organiser's changes of one or many people, with an undo in the toast (E26). */
export function useChanges(eventId: string) {
  const { t, i18n } = useTranslation('organise');
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  /** Sends bodies one after the other. Returns the error that stopped it, if any, and the unchanged people. */
  async function send(bodies: ChangeParticipantsBody[]): Promise<ParticipantChange[]> {
    const changes: ParticipantChange[] = [];
    try {
      for (const body of bodies) {
        changes.push(...(await request(changeParticipants, { params: { id: eventId }, body })));
      }
    } catch (error) {
      toastError(error, i18n);
    }
    const failed = changes.filter(({ error }) => error !== null);
    const why = failed[0]?.error?.message;
    if (why) toast.warning(changes.length === 1 ? why : t('failedSome', { count: failed.length, why }));
    await refreshEvent(eventId);
    return changes.filter(({ error }) => error === null);
  }

  async function undo(changes: readonly ParticipantChange[]): Promise<void> {
    const back = await send(groupsOf(partsOf(changes)).map((parts) => ({ act: 'PUT_BACK', parts })));
    if (back.length > 0) toast.success(t('undone'));
  }

  async function change(action: ParticipantAction, ids: readonly string[]): Promise<void> {
    setBusy(new Set(ids));
    const changes = await send(groupsOf(ids).map((participantIds) => ({ ...action, participantIds })));
    setBusy(new Set());
    if (changes.length === 0) return;
    const done = action.act === 'SET' ? action.status : action.act;
    const text = t(`did.${done}`, { count: changes.length });
    toast.offer(text, { label: t('undo'), onPress: () => void undo(changes) });
  }

  return { change, busy };
}
