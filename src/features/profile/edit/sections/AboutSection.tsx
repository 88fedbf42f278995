import { useTranslation } from 'react-i18next';
import { profileLimits } from '../../../../lib/rules/profileLimits';
import { TagsField } from '../../fields/tags/TagsField';
import { LimitedText } from '../../fields/text/LimitedText';
import { Section } from '../page/Section';
import { useSection } from '../save/useSection';

const fields = ['about', 'goal', 'tags'] as const;

/** What somebody says of themselves. */
export function AboutSection() {
  const { t } = useTranslation('profile');
  const { t: ofFields } = useTranslation('fields');
  const section = useSection(fields);
  const { values, errors, set } = section;
  return (
    <Section id="about" title={t('about.title')} section={section}>
      {(['about', 'goal'] as const).map((field) => (
        <LimitedText
          key={field}
          label={t(`about.${field}`)}
          note={ofFields('optional')}
          dir="auto"
          rows={field === 'about' ? 5 : 3}
          limits={profileLimits[field]}
          value={values[field]}
          error={errors[field]}
          onChange={(text) => set(field, text)}
        />
      ))}
      <TagsField value={values.tags} error={errors.tags} onChange={(tags) => set('tags', tags)} />
    </Section>
  );
}
