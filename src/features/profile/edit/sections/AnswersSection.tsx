import { useTranslation } from 'react-i18next';
import type { SurveyQuestion } from '../../../../generated/api/question';
import { asWritten } from '../../../../lib/asWritten';
import { brokenText } from '../../../../lib/rules/profileMessages';
import { Heading } from '../../../../ui/Text/Heading';
import { SurveyAnswer } from '../../../../components/survey/SurveyAnswer';
import { answerError } from '../../../../components/survey/surveyRules';
import { useLang } from '../../../../i18n/useLang';
import { fieldsOfSection } from '../../../../lib/rules/profile/fieldLists';
import { Section } from '../page/Section';
import { useSection } from '../save/useSection';
import type { Edits } from '../values/editable';
import { Asked } from './sections.styles';

const fields = fieldsOfSection('answers');

/** The answers to the community's survey (P06). */
export function AnswersSection({ questions }: { questions: readonly SurveyQuestion[] }) {
  const { t } = useTranslation('profile');
  const lang = useLang();
  const check = ({ answers = {} }: Edits) =>
    Object.fromEntries(
      questions.flatMap((question) => {
        const broken = answerError(question, answers);
        return broken ? [[`answers.${question.id}`, brokenText(broken, lang)] as const] : [];
      }),
    );
  const section = useSection(fields, check);
  const { values, errors, set } = section;
  return (
    <Section id="answers" title={t('answers.title')} intro={t('answers.intro')} section={section}>
      {questions.map((question) => (
        <Asked key={question.id}>
          {/* The field has this name for screen readers already. */}
          <Heading level={3} size="md" aria-hidden {...asWritten(question.title)}>
            {question.title}
          </Heading>
          <SurveyAnswer
            question={question}
            answer={values.answers[question.id]}
            error={errors[`answers.${question.id}`]}
            onAnswer={(answer) => set('answers', { ...values.answers, [question.id]: answer })}
          />
        </Asked>
      ))}
    </Section>
  );
}
