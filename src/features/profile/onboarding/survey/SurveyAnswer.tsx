import { useTranslation } from 'react-i18next';
import type { SurveyQuestion } from '../../../../generated/api/question';
import { profileLimits } from '../../../../lib/rules/profileLimits';
import { Button } from '../../../../ui/Button/Button';
import { ChoiceCards } from '../../../../ui/ChoiceCards/ChoiceCards';
import { LimitedText } from '../../fields/text/LimitedText';

export interface SurveyAnswerProps {
  question: SurveyQuestion;
  answer: string | string[] | undefined;
  onAnswer: (answer: string | string[]) => void;
  error?: string;
}

/** The answer to one question of the survey: in one's own words, one option, or up to N of them (ONB-01). */
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
        limits={{ min: 0, max: Math.min(max, profileLimits.answer.max) }}
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
        hint={several ? t(full ? 'survey.full' : 'survey.upTo', { count: max }) : t('survey.one')}
        error={error}
      />
      {!several && !required && known.length > 0 && (
        <div>
          <Button variant="quiet" size="sm" onClick={() => onAnswer([])}>
            {t('survey.clear')}
          </Button>
        </div>
      )}
    </>
  );
}
