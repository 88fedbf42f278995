import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../i18n/describeError';
import { Banner } from '../../ui/Banner/Banner';
import { fieldId, type FieldName, type FormProblems } from './state/checkForm';
import { Summary } from './EventForm.styles';
import { goToField } from './state/goToField';
import type { EventForm } from './state/useEventForm';
import { useProblemText } from './state/useFields';

/** All that is wrong, each leading to its field; it takes the focus when a try was wrong (EVT-02). */
export function ProblemSummary({ form: { problems, wrong, attempt, failure } }: { form: EventForm }) {
  const { t, i18n } = useTranslation('eventForm');
  const say = useProblemText();
  /** What to do, as a sentence that names the field. */
  const sentenceOf = (name: FieldName, problem: NonNullable<FormProblems[FieldName]>) => {
    const text = say(name, problem);
    return problem === 'missing' && text !== t('missing.other')
      ? text
      : t('summaryItem', { label: t(`label.${name}`), text });
  };
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (wrong.length === 0 && !failure) return null;
  const title = failure ? t(`failed.${failure.what}`) : t('summary', { count: wrong.length });
  return (
    <Summary ref={box} tabIndex={-1} role="group" aria-label={title} data-problems>
      <Banner tone="error" title={title}>
        {failure ? (
          failure.what === 'later' ? (
            t('failed.laterText')
          ) : (
            describeError(failure.error, i18n)
          )
        ) : (
          <ul>
            {wrong.map((name) => (
              <li key={name}>
                <a
                  href={`#${fieldId(name)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    goToField(name);
                  }}
                >
                  {sentenceOf(name, problems[name]!)}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Banner>
    </Summary>
  );
}
