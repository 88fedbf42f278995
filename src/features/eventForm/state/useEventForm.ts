import { useEffect, useMemo, useState } from 'react';
import { ApiError } from '../../../api/ApiError';
import { queryClient } from '../../../api/queryClient';
import { useInBrowser } from '../../../api/useInBrowser';
import { same } from '../../../lib/json/same';
import { checkForm, fieldOrder, type FieldName, type FormProblems } from './checkForm';
import { keepCover, keptCover } from './coverDraft';
import { keepValues, keptValues, type DraftPlace } from './draft';
import { saveCover, saveFields, type CoverChange } from './saveEvent';
import type { FormValues } from './values';

/** The codes of E04 where fewer places are asked for than are taken, and where something is not right. */
const tooFewPlaces = 1203;
const notRight = 1100;

/**
 * An error shown above the form: about everything, about the cover if the rest is saved, or about a later event of the
 * series.
 */
interface Failure {
  what: 'fields' | 'cover' | 'later';
  error: unknown;
}

export type EventForm = ReturnType<typeof useEventForm>;

/** The state of the form: values, errors, and saving. Input is never lost. */
export function useEventForm(first: FormValues, place: DraftPlace, onSaved: (eventId: string) => void) {
  const inBrowser = useInBrowser();
  const [isRead, setRead] = useState(inBrowser);
  const [kept, setKept] = useState(() => (isRead ? keptValues(place, first) : undefined));
  const [values, setValues] = useState(kept ?? first);
  // If the fields were saved and the cover failed, a second try changes the saved event.
  const [stored, setStored] = useState(first);
  const [eventId, setEventId] = useState(place.eventId);
  const [keptPicture, setKeptPicture] = useState(() => (isRead ? keptCover(place) : undefined));
  const [cover, setCover] = useState(keptPicture);
  const [coverKept, setCoverKept] = useState(true);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<FormProblems>({});
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  /** Rises with each try that was wrong: the summary takes the focus. */
  const [attempt, setAttempt] = useState(0);
  /** Whether later events of its series change with it. */
  const [following, setFollowing] = useState(false);

  // The server knows no stored input, so hydration begins without it.
  if (inBrowser && !isRead) {
    const [input, picture] = [keptValues(place, first), keptCover(place)];
    setRead(true);
    setKept(input);
    setValues(input ?? first);
    setKeptPicture(picture);
    setCover(picture);
  }

  const found = useMemo(() => checkForm(values), [values]);
  const problems: FormProblems = tried ? { ...found, ...refused } : refused;
  const dirty = !same(values, stored) || cover !== undefined;
  const { owner } = place;
  const draft = { eventId, owner };
  useEffect(() => {
    if (isRead && !busy) keepValues({ eventId, owner }, same(values, stored) ? null : values);
  }, [isRead, busy, values, stored, eventId, owner]);

  const discard = () => {
    keepValues(draft, null);
    void keepCover(draft, undefined);
  };

  /** Whether everything is valid. Shows errors otherwise. */
  const isRight = (all = values): boolean => {
    setTried(true);
    setRefused({});
    if (Object.keys(checkForm(all)).length === 0) return true;
    setAttempt(attempt + 1);
    return false;
  };

  /** Saves the values, with `more` changes on top. */
  const save = async (more: Partial<FormValues>) => {
    const all = { ...values, ...more };
    if (busy || !isRight(all)) return;
    setBusy(true);
    setFailure(undefined);
    let what: Failure['what'] = 'fields';
    // The events of a series are created with one cover.
    const series = place.eventId ? following : all.repeat !== 'NEVER';
    let savedId = eventId;
    try {
      const before = eventId ? stored : undefined;
      savedId = await saveFields({ values: all, before, eventId, following: series });
      what = 'cover';
      await saveCover(savedId, cover, series);
      discard();
      await queryClient.invalidateQueries();
      onSaved(savedId);
    } catch (error) {
      if (what === 'cover') {
        // The rest to save is a draft of the event that exists now.
        discard();
        setEventId(savedId);
        setStored(all);
        setCoverKept(await keepCover({ eventId: savedId, owner }, cover));
      }
      setBusy(false);
      const code = error instanceof ApiError ? error.code : undefined;
      if (code === tooFewPlaces) setRefused({ maxParticipants: series ? 'tooFewLater' : 'tooFew' });
      // This event was valid, so the error is about a later one.
      else setFailure({ what: code === notRight && series && what === 'fields' ? 'later' : what, error });
      setAttempt(attempt + 1);
    }
  };

  return {
    following,
    setFollowing,
    isNew: !eventId,
    values,
    stored,
    cover,
    coverKept,
    problems,
    busy,
    failure,
    attempt,
    dirty,
    isRight,
    /** The cover that was chosen, and is sent with the rest. */
    setCover: (chosen: CoverChange) => {
      setFailure(undefined);
      setCover(chosen);
      void keepCover(draft, chosen).then(setCoverKept);
    },
    restored: kept !== undefined || keptPicture !== undefined,
    wrong: fieldOrder(values).filter((name) => problems[name]),
    set: (change: Partial<FormValues>) => {
      setFailure(undefined);
      setValues((before) => ({ ...before, ...change }));
      for (const name of Object.keys(change) as FieldName[]) {
        if (refused[name]) setRefused(({ [name]: _, ...rest }) => rest);
      }
    },
    save: (more: Partial<FormValues> = {}) => void save(more),
    /** Discards the input. */
    discard: () => {
      discard();
      setValues(stored);
      setCover(undefined);
      setTried(false);
    },
  };
}
