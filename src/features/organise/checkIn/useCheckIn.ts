import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/ApiError';
import { queryClient } from '../../../api/queryClient';
import { request } from '../../../api/request';
import { useInBrowser } from '../../../api/useInBrowser';
import { letIn, undoCheckIn } from '../../../generated/api/client/checkIn';
import type { CheckInAnswer, CheckInPerson } from '../../../generated/api/checkIn';
import { toastError } from '../../../components/failures/toastError';
import { nameOf } from '../../../components/participant/participantText';
import { checkInListQuery } from './checkInListQuery';
import { added, keepQueue, readQueue, replayed, type Waiting } from './queue';
import { ticketHash } from './ticketHash';

/** The result of a scan or a press. */
export interface CheckInOutcome {
  outcome: CheckInAnswer['outcome'] | 'unknown';
  name: string;
  status?: CheckInAnswer['status'];
  at?: string | null;
  by?: string | null;
  /** It is kept here until there is a connection. */
  waits?: boolean;
}

const isUnreached = (error: unknown): boolean => error instanceof ApiError && !error.response;

/** Maps an answer to a result. */
const told = ({ outcome, person, status, checkedInAt, checkedInBy }: CheckInAnswer): CheckInOutcome => ({
  outcome,
  name: nameOf(person),
  status,
  at: checkedInAt,
  by: checkedInBy,
});

/** Checks people in, with a connection and without: what does not reach the server waits on this device and is sent in order. */
export function useCheckIn(eventId: string, people: readonly CheckInPerson[]) {
  const { i18n } = useTranslation('checkIn');
  // What this device has stored is known in the browser alone.
  const inBrowser = useInBrowser();
  const stored = useMemo(() => (inBrowser ? readQueue(eventId) : []), [inBrowser, eventId]);
  const [changed, setChanged] = useState<readonly Waiting[]>();
  const latest = useRef<readonly Waiting[]>(undefined);
  const waiting = () => latest.current ?? readQueue(eventId);
  const sending = useRef(false);

  const keep = (next: readonly Waiting[]) => {
    latest.current = next;
    keepQueue(eventId, next);
    setChanged(next);
  };
  /** Marks a person in the local list until the server's is loaded again. */
  const mark = (id: string | undefined, checkedInAt: string | null) =>
    queryClient.setQueryData(
      checkInListQuery(eventId).queryKey,
      (known) =>
        known && {
          ...known,
          people: known.people.map((each) => (each.id === id ? { ...each, checkedInAt } : each)),
        },
    );

  async function send(item: Waiting): Promise<CheckInAnswer | undefined> {
    if (item.kind === 'OUT') {
      await request(undoCheckIn, { params: { id: eventId, pid: item.personId } });
      return undefined;
    }
    const { kind: _, ...body } = item;
    // The ticket proves who was scanned; the local person only marks the list.
    return request(letIn, {
      params: { id: eventId },
      body: body.code === undefined ? body : { code: body.code, scanId: body.scanId, at: body.at },
    });
  }

  async function sendWaiting(): Promise<void> {
    if (sending.current || waiting().length === 0) return;
    sending.current = true;
    const sent = waiting();
    const left = await replayed(sent, async (item) => {
      try {
        await send(item);
        return 'done';
      } catch (error) {
        if (isUnreached(error)) return 'unreached';
        toastError(error, i18n);
        return 'done';
      }
    });
    // Actions that were added meanwhile come after these.
    keep([...left, ...waiting().slice(sent.length)]);
    sending.current = false;
    if (left.length === sent.length) return;
    // A refused action changed nothing on the server but was marked here, so the whole list is loaded again.
    queryClient.setQueryData(
      checkInListQuery(eventId).queryKey,
      (known) => known && { ...known, loaded: undefined },
    );
    void queryClient.invalidateQueries({ queryKey: ['event', eventId] });
  }
  const onOnline = useEffectEvent(() => void sendWaiting());
  useEffect(() => {
    const online = () => onOnline();
    online();
    addEventListener('online', online);
    return () => removeEventListener('online', online);
  }, []);

  const known = (id: string | undefined) => people.find((each) => each.id === id);

  /** The result of a scan that did not reach the server, by the local list. */
  function offline(item: Waiting & { kind: 'IN' }): CheckInOutcome {
    const person = known(item.personId);
    if (!person) return { outcome: 'unknown', name: '' };
    if (person.checkedInAt) return { outcome: 'ALREADY', name: nameOf(person), at: person.checkedInAt };
    keep(added(waiting(), item));
    mark(person.id, item.at);
    return { outcome: 'CHECKED_IN', name: nameOf(person), at: item.at, waits: true };
  }

  return {
    waiting: (changed ?? stored).length,

    /** Checks in by a ticket, or by name. Throws the server's refusal. */
    async letIn(whom: { code: string } | { personId: string }): Promise<CheckInOutcome> {
      const hash = 'code' in whom ? await ticketHash(whom.code) : undefined;
      const personId = 'code' in whom ? people.find((each) => each.ticketHash === hash)?.id : whom.personId;
      const item: Waiting = {
        kind: 'IN',
        ...whom,
        scanId: crypto.randomUUID(),
        at: new Date().toISOString(),
        ...(personId ? { personId } : {}),
      };
      // Stored actions go first.
      if (waiting().length > 0 && !navigator.onLine) return offline(item);
      try {
        const answer = await send(item);
        if (!answer) throw new Error('a check-in has an answer');
        mark(answer.person.id, answer.checkedInAt);
        return told(answer);
      } catch (error) {
        if (isUnreached(error)) return offline(item);
        if (error instanceof ApiError && error.code === 1241) return { outcome: 'unknown', name: '' };
        throw error;
      }
    },

    /** Undoes a check-in. */
    async undo(personId: string): Promise<void> {
      const before = known(personId)?.checkedInAt ?? null;
      mark(personId, null);
      try {
        await send({ kind: 'OUT', personId });
      } catch (error) {
        if (isUnreached(error)) return keep(added(waiting(), { kind: 'OUT', personId }));
        mark(personId, before);
        throw error;
      }
    },
  };
}
