import { useTranslation } from 'react-i18next';
import { LocationField } from '../../fields/location/LocationField';
import { Section } from '../page/Section';
import { useSection } from '../save/useSection';

const fields = ['location', 'showLocation'] as const;

/** Where it is, and whether others see it. */
export function PlaceSection() {
  const { t } = useTranslation('profile');
  const section = useSection(fields);
  const { values, errors, set } = section;
  return (
    <Section id="place" title={t('place.title')} intro={t('place.intro')} section={section}>
      <LocationField
        value={values.location}
        onChange={(place) => set('location', place)}
        shown={values.showLocation}
        onShownChange={(shown) => set('showLocation', shown)}
        error={errors['location.city'] ?? errors['location.country']}
      />
    </Section>
  );
}
