import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { SurveyQuestion } from '../../generated/api/question';
import { listLimits } from '../../lib/rules/profile/profileLimits';
import { Button } from '../../ui/Button/Button';
import { ChoiceCards } from '../../ui/ChoiceCards/ChoiceCards';
import { space } from '../../ui/theme';
import { LimitedText } from '../fields/text/LimitedText';

/* The text aligns with the options, not its padding. */
const Clear = styled.div`
  margin-block-start: calc(-1 * ${space(4)});
  margin-inline-start: calc(-1 * ${space(3)});
`;

export interface SurveyAnswerProps {
  question: SurveyQuestion;
  answer: string | string[] | undefined;
  onAnswer: (answer: string | string[]) => void;
  error?: string;
}

/** The answer to a question of the survey: free text, one option, or up to N options (ONB-01). */
export function SurveyAnswer({ question, answer, onAnswer, error }: SurveyAnswerProps) {
  const { id, type, title, options, max, required } = question;
  const { t } = useTranslation('onboarding');
  if (type === 'text') {
    return (
      <LimitedText
        key={id}
        label={title}
        hideLabel
        value={typeof answer === 'string' ? answer : ''}
        onChange={onAnswer}
        limits={{ min: 0, max: Math.min(max, listLimits.answer.max) }}
        error={error}
        aria-required={required}
      />
    );
  }
  const chosen = typeof answer === 'string' ? [answer] : (answer ?? []);
  const known = chosen.filter((value) => options.some((option) => option.value === value));
  const several = max > 1;
  const full = several && known.length >= max;
  return (
    <>
      <ChoiceCards
        key={id}
        label={title}
        hideLabel
        name={id}
        options={options}
        value={known}
        onChange={onAnswer}
        max={max}
        required={required}
        needed={several && required ? t('survey.needed') : undefined}
        hint={full ? t('survey.full', { count: max }) : undefined}
        error={error}
      />
      {!several && !required && known.length > 0 && (
        <Clear>
          <Button variant="quiet" size="sm" onClick={() => onAnswer([])}>
            {t('survey.clear')}
          </Button>
        </Clear>
      )}
    </>
  );
}
