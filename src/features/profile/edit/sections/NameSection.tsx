import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../ui/TextField/TextField';
import { useLang } from '../../../../i18n/useLang';
import { fieldsOfSection } from '../../../../lib/rules/profile/fieldLists';
import { profileFields, type FieldOfSection } from '../../../../lib/rules/profile/profileFields';
import { Section } from '../page/Section';
import { Pair } from './sections.styles';
import { useSection } from '../save/useSection';

const fields = fieldsOfSection('name');
const autoComplete = {
  firstName: 'given-name',
  lastName: 'family-name',
  position: 'organization-title',
  company: 'organization',
} as const satisfies Record<FieldOfSection<'name'>, string>;

/** Name, position and company. */
export function NameSection() {
  const { t } = useTranslation('profile');
  const { t: ofFields } = useTranslation('fields');
  const lang = useLang();
  const section = useSection(fields);
  const { values, errors, set } = section;
  return (
    <Section id="name" title={t('name.title')} section={section}>
      <Pair>
        {fields.map((field) => (
          <TextField
            key={field}
            label={profileFields[field].label[lang]}
            note={profileFields[field].limits.min > 0 ? undefined : ofFields('optional')}
            required={profileFields[field].limits.min > 0}
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
