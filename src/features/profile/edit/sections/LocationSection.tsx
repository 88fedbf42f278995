import { useTranslation } from 'react-i18next';
import { LocationField } from '../../../../components/fields/location/LocationField';
import { fieldsOfSection } from '../../../../lib/rules/profile/fieldLists';
import { Section } from '../page/Section';
import { useSection } from '../save/useSection';
import { useEditing } from '../useEditing';

const fields = fieldsOfSection('location');

/** The location, and whether others see it. */
export function LocationSection() {
  const { t } = useTranslation('profile');
  const { detectsLocation } = useEditing().settings;
  const section = useSection(fields);
  const { values, errors, set } = section;
  return (
    <Section id="location" title={t('location.title')} intro={t('location.intro')} section={section}>
      <LocationField
        value={values.location}
        onChange={(location) => set('location', location)}
        shown={values.showLocation}
        onShownChange={(shown) => set('showLocation', shown)}
        detects={detectsLocation}
        errors={{ city: errors['location.city'], country: errors['location.country'] }}
      />
    </Section>
  );
}
