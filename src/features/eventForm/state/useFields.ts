import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { longest } from '../../../lib/rules/event/eventFields';
import { fieldId, type FieldName, type FormProblems } from './checkForm';
import type { EventForm } from './useEventForm';
import type { FormValues } from './values';

type TextName = {
  [Name in FieldName]: FormValues[Name] extends string ? Name : never;
}[FieldName];

const most = (name: FieldName): number =>
  name in longest ? longest[name as keyof typeof longest] : longest.link;

/** The text of a field's error, which says what to do. */
export function useProblemText() {
  const { t } = useTranslation('eventForm');
  return (name: FieldName, problem: NonNullable<FormProblems[FieldName]>): string => {
    switch (problem) {
      case 'missing':
      case 'invalid':
        return t([`${problem}.${name}`, `${problem}.other`] as never);
      case 'tooLong':
        return name === 'endDate' ? t('wrong.tooLongEvent') : t('wrong.tooLong', { count: most(name) });
      default:
        return t(`wrong.${problem}`);
    }
  };
}

/** The props of a field: name, value, and error. */
export function useFields({ values, problems, set }: EventForm) {
  const { t } = useTranslation('eventForm');
  const say = useProblemText();
  const shared = (name: FieldName) => ({
    id: fieldId(name),
    name,
    label: t(`label.${name}`),
    error: problems[name] && say(name, problems[name]),
  });
  return {
    shared,
    /** For text fields and choices. */
    text: (name: TextName) => ({
      ...shared(name),
      value: values[name],
      onChange: ({ target }: ChangeEvent<{ value: string }>) => set({ [name]: target.value }),
    }),
    /** For checkboxes. */
    tick: (name: 'paid' | 'approvalRequired' | 'waitingListEnabled') => ({
      ...shared(name),
      checked: values[name],
      onChange: ({ target }: ChangeEvent<{ checked: boolean }>) => set({ [name]: target.checked }),
    }),
  };
}
