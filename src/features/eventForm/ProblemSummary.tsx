import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../i18n/describeError';
import { Banner } from '../../ui/Banner/Banner';
import { fieldId } from './state/checkForm';
import { Summary } from './EventForm.styles';
import { goToField } from './state/goToField';
import type { EventForm } from './state/useEventForm';
import { useProblemText } from './state/useFields';

/** All that is wrong, each leading to its field; it takes the focus when a try was wrong (EVT-02). */
export function ProblemSummary({ form: { problems, wrong, attempt, failure } }: { form: EventForm }) {
  const { t, i18n } = useTranslation('eventForm');
  const say = useProblemText();
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
                  {t(`label.${name}`)}
                </a>
                {': '}
                {say(name, problems[name]!)}
              </li>
            ))}
          </ul>
        )}
      </Banner>
    </Summary>
  );
}
