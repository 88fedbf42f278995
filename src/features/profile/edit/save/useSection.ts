import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../../../api/queryClient';
import { describeError } from '../../../../i18n/describeError';
import { ownProfileQuery, takeProfile } from '../profileQueries';
import { useEditing } from '../useEditing';
import { edit, discard, discardSaved, useDrafts } from '../values/drafts';
import { pick, type Editable, type Edits, type Field } from '../values/editable';
import { checkEdits, type Errors } from './checkEdits';
import type { Conflict } from './merge';
import { saveEdits } from './saveEdits';
import { sendEdits } from './sendEdits';
import { serverErrors } from './serverErrors';

/** Parts that another device changed, too, and how to answer. */
export interface Question {
  conflicts: readonly Conflict[];
  /** Paths to take from the other device. Undefined: not now. */
  answer: (paths: readonly string[] | undefined) => void;
}

export interface SectionState {
  values: Editable;
  set: <Name extends Field>(field: Name, value: Editable[Name]) => void;
  errors: Errors;
  /** The errors of the last attempt to save: a new object each time. */
  found: Errors;
  dirty: boolean;
  state: 'idle' | 'saving' | 'saved';
  /** An error that belongs to no field. */
  failure: string | undefined;
  question: Question | undefined;
  /** Resolves to whether it was saved. */
  save: () => Promise<boolean>;
  discard: () => void;
}

const none: Errors = {};

/** Fields of the profile that are saved together. `check` has rules that are not shared. */
export function useSection(
  fields: readonly Field[],
  check: (edits: Edits) => Errors = () => none,
): SectionState {
  const { i18n } = useTranslation();
  const { profile, now, mine, values, rules, saves } = useEditing();
  const [errors, setErrors] = useState<Errors>(none);
  const [found, setFound] = useState<Errors>(none);
  const [state, setState] = useState<SectionState['state']>('idle');
  const [failure, setFailure] = useState<string>();
  const [question, setQuestion] = useState<Question>();
  const { id } = profile;

  const ask = (conflicts: readonly Conflict[]) =>
    new Promise<readonly string[] | undefined>((resolve) => {
      setQuestion({
        conflicts,
        answer: (paths) => {
          setQuestion(undefined);
          resolve(paths);
        },
      });
    });

  const dirtyNow = () => fields.some((field) => field in useDrafts.getState().mine);

  const attempt = async (): Promise<boolean> => {
    const draft = useDrafts.getState();
    const typed = pick(draft.mine, fields);
    const checked = await checkEdits(typed, rules);
    const wrong = { ...checked.errors, ...check(typed) };
    setErrors(wrong);
    setFound(wrong);
    if (Object.keys(wrong).length > 0) return false;
    const query = ownProfileQuery(id);
    const saved = await saveEdits({
      base: draft.base,
      mine: checked.edits,
      known: queryClient.getQueryData(query.queryKey) ?? profile,
      read: () => queryClient.fetchQuery({ ...query, staleTime: 0 }),
      send: (edits, version) => sendEdits(id, edits, version),
      ask,
    });
    if (!saved) return false;
    takeProfile(saved);
    discardSaved(id, typed, saved);
    return true;
  };

  const save = async () => {
    if (!dirtyNow()) return true;
    setState('saving');
    setFailure(undefined);
    const done = await attempt().catch((error: unknown) => {
      const placed = serverErrors(error, fields);
      setErrors(placed);
      setFound(placed);
      if (Object.keys(placed).length === 0) setFailure(describeError(error, i18n));
      return false;
    });
    setState(done ? 'saved' : 'idle');
    return done;
  };

  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const saveNow = () => latest.current();
    saves.add(saveNow);
    return () => void saves.delete(saveNow);
  }, [saves]);

  const set = useCallback(
    <Name extends Field>(field: Name, value: Editable[Name]) => {
      edit(id, field, value, now);
      setState((before) => (before === 'saved' ? 'idle' : before));
      // The earlier error of the field no longer applies.
      setErrors((before) => without(before, field));
      setFailure(undefined);
    },
    [id, now],
  );

  return {
    values,
    set,
    errors,
    found,
    dirty: fields.some((field) => field in mine),
    state,
    failure,
    question,
    save,
    discard: () => {
      discard(id, fields);
      setErrors(none);
      setFailure(undefined);
    },
  };
}

const without = (errors: Errors, field: Field): Errors =>
  Object.fromEntries(
    Object.entries(errors).filter(([path]) => path !== field && !path.startsWith(`${field}.`)),
  );
