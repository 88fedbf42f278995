import { useTranslation } from 'react-i18next';
import { profileLimits } from '../../../../lib/rules/profileLimits';
import { Button } from '../../../../ui/Button/Button';
import { LimitedText } from '../../fields/text/LimitedText';
import { Section } from '../page/Section';
import { useSection } from '../save/useSection';
import { useEditing } from '../useEditing';
import { Choices, Example } from './sectionLook';

const fields = ['lookingFor'] as const;

/** Whom or what somebody looks for, with the community's example and phrases to begin with. */
export function RequestSection() {
  const { t } = useTranslation('profile');
  const { example, phrases } = useEditing().settings.request;
  const section = useSection(fields);
  const { values, errors, set } = section;
  const text = values.lookingFor;
  return (
    <Section id="request" title={t('request.title')} intro={t('request.intro')} section={section}>
      {example && <Example>{t('request.example', { example })}</Example>}
      <LimitedText
        label={t('request.label')}
        dir="auto"
        limits={profileLimits.lookingFor}
        value={text}
        error={errors.lookingFor}
        onChange={(next) => set('lookingFor', next)}
      />
      {phrases.length > 0 && !text && (
        <Choices aria-label={t('request.phrases')}>
          {phrases.map((phrase) => (
            <li key={phrase}>
              <Button variant="secondary" size="sm" onClick={() => set('lookingFor', `${phrase} `)}>
                {phrase}
              </Button>
            </li>
          ))}
        </Choices>
      )}
    </Section>
  );
}
