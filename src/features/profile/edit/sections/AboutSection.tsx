import { useTranslation } from 'react-i18next';
import { profileFields } from '../../../../lib/rules/profile/profileFields';
import { TagsField } from '../../../../components/fields/tags/TagsField';
import { LimitedText } from '../../../../components/fields/text/LimitedText';
import { fieldsOfSection } from '../../../../lib/rules/profile/fieldLists';
import { Section } from '../page/Section';
import { useSection } from '../save/useSection';

const fields = fieldsOfSection('about');

/** The texts about a member. */
export function AboutSection() {
  const { t } = useTranslation('profile');
  const { t: ofFields } = useTranslation('fields');
  const section = useSection(fields);
  const { values, errors, set } = section;
  return (
    <Section id="about" title={t('about.title')} section={section}>
      {fields.map((field) =>
        field === 'tags' ? (
          <TagsField
            key={field}
            value={values.tags}
            error={errors.tags}
            onChange={(tags) => set('tags', tags)}
          />
        ) : (
          <LimitedText
            key={field}
            label={t(`about.${field}`)}
            note={ofFields('optional')}
            rows={field === 'about' ? 5 : 3}
            limits={profileFields[field].limits}
            value={values[field]}
            error={errors[field]}
            onChange={(text) => set(field, text)}
          />
        ),
      )}
    </Section>
  );
}
