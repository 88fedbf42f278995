import { useEffect, useMemo, useRef, useState } from 'react';
import { ApiError } from '../../api/ApiError';
import { queryClient } from '../../api/queryClient';
import { same } from '../../lib/json/same';
import { checkForm, fieldOrder, type FieldName, type FormProblems } from './checkForm';
import { keepValues, keptValues, type DraftPlace } from './draft';
import { saveCover, saveFields, type CoverChange } from './saveEvent';
import type { FormValues } from './values';

/** The code of E04 where fewer places are asked for than are taken. */
const tooFewPlaces = 1203;

/** What did not work, and is said above the form: of the cover alone where the rest is saved. */
export interface Failure {
  what: 'fields' | 'cover';
  error: unknown;
}

export type EventForm = ReturnType<typeof useEventForm>;

/** The state of the form: what is typed, what is wrong, and its way to the server. Nothing typed is lost. */
export function useEventForm(stored: FormValues, place: DraftPlace, onSaved: (eventId: string) => void) {
  const [kept] = useState(() => keptValues(place, stored));
  const [values, setValues] = useState(kept ?? stored);
  const [cover, setCover] = useState<CoverChange>();
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<FormProblems>({});
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  /** Rises with each try that was wrong: the summary takes the focus. */
  const [attempt, setAttempt] = useState(0);
  // Once created it is changed: a second try makes no second event.
  const saved = useRef({ eventId: place.eventId, values: place.eventId ? stored : undefined });

  const found = useMemo(() => checkForm(values), [values]);
  const problems: FormProblems = tried ? { ...found, ...refused } : refused;
  const dirty = !same(values, stored) || cover !== undefined;
  const { eventId, owner } = place;
  useEffect(() => {
    if (!busy) keepValues({ eventId, owner }, same(values, stored) ? null : values);
  }, [busy, values, stored, eventId, owner]);

  /** Whether all is right; else it is said. */
  const isRight = (): boolean => {
    setTried(true);
    setRefused({});
    if (Object.keys(found).length === 0) return true;
    setAttempt(attempt + 1);
    return false;
  };

  const save = async () => {
    if (busy || !isRight()) return;
    setBusy(true);
    setFailure(undefined);
    let what: Failure['what'] = 'fields';
    try {
      const id = await saveFields({ values, before: saved.current.values, eventId: saved.current.eventId });
      saved.current = { eventId: id, values };
      what = 'cover';
      await saveCover(id, cover);
      keepValues(place, null);
      await queryClient.invalidateQueries();
      onSaved(id);
    } catch (error) {
      setBusy(false);
      if (error instanceof ApiError && error.code === tooFewPlaces) setRefused({ maxParticipants: 'tooFew' });
      else setFailure({ what, error });
      setAttempt(attempt + 1);
    }
  };

  return {
    ...{ values, cover, setCover, problems, busy, failure, attempt, dirty, isRight },
    restored: kept !== undefined,
    wrong: fieldOrder.filter((name) => problems[name]),
    set: (change: Partial<FormValues>) => {
      setValues((before) => ({ ...before, ...change }));
      for (const name of Object.keys(change) as FieldName[]) {
        if (refused[name]) setRefused(({ [name]: _, ...rest }) => rest);
      }
    },
    save: () => void save(),
    /** Gives up what was typed. */
    discard: () => {
      keepValues(place, null);
      setValues(stored);
      setCover(undefined);
      setTried(false);
    },
  };
}
