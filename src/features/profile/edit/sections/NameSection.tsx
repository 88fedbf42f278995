import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../ui/TextField/TextField';
import { Section } from '../page/Section';
import { Pair } from './sectionLook';
import { useSection } from '../save/useSection';

const fields = ['firstName', 'lastName', 'position', 'company'] as const;
const autoComplete = {
  firstName: 'given-name',
  lastName: 'family-name',
  position: 'organization-title',
  company: 'organization',
} as const;

/** Who it is and what they do. */
export function NameSection() {
  const { t } = useTranslation('profile');
  const { t: ofFields } = useTranslation('fields');
  const section = useSection(fields);
  const { values, errors, set } = section;
  return (
    <Section id="name" title={t('name.title')} section={section}>
      <Pair>
        {fields.map((field) => (
          <TextField
            key={field}
            label={t(`name.${field}`)}
            note={field === 'firstName' ? undefined : ofFields('optional')}
            autoComplete={autoComplete[field]}
            dir="auto"
            value={values[field]}
            error={errors[field]}
            onChange={(event) => set(field, event.target.value)}
          />
        ))}
      </Pair>
    </Section>
  );
}
