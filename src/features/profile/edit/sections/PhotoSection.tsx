import { useTranslation } from 'react-i18next';
import { PhotoField } from '../../../../components/fields/photo/PhotoField';
import { nameOf } from '../../../../components/participant/participantText';
import { fieldsOfSection } from '../../../../lib/rules/profile/fieldLists';
import { Section } from '../page/Section';
import { useSection } from '../save/useSection';

const fields = fieldsOfSection('photo');

/** The photo; it is saved as soon as it is uploaded. */
export function PhotoSection() {
  const { t } = useTranslation('profile');
  const section = useSection(fields);
  const { values, errors, set, save } = section;
  return (
    <Section id="photo" title={t('photo.title')} intro={t('photo.intro')} section={section}>
      <PhotoField
        name={nameOf(values)}
        value={values.avatarUrl}
        error={errors.avatarUrl}
        onChange={(url) => {
          set('avatarUrl', url);
          void save();
        }}
      />
    </Section>
  );
}
