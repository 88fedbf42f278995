import { useTranslation } from 'react-i18next';
import type { ContactTypeName } from '../../../generated/api/constants';
import type { ContactStep } from '../../../lib/rules/contacts/contactTypes';
import type { Privacy } from '../../../lib/rules/contacts/privacy';
import { profileFields } from '../../../lib/rules/profile/profileFields';
import { brokenText } from '../../../lib/rules/profileMessages';
import { requirementText } from '../../../lib/rules/contacts/requiredContacts';
import { ContactsField } from '../../../components/fields/contacts/ContactsField';
import { RadioGroup } from '../../../ui/Radio/RadioGroup';
import { Stack } from '../../../ui/Stack/Stack';
import { useLang } from '../../../i18n/useLang';
import { contactsOf, withContacts, withProfile } from './changes';
import type { StepFormProps } from './types';

interface ContactsProps extends StepFormProps {
  step: ContactStep;
  /** Types with a row of their own. */
  shown: readonly ContactTypeName[];
  /** Types that 'Add another' offers. */
  others: readonly ContactTypeName[];
  /** The required contacts. */
  required?: { types: readonly ContactTypeName[]; min: number };
  /** Who sees them by default. Absent if another step asks. */
  defaultPrivacy?: Privacy;
}

/** Types to hide are chosen later, in the profile. */
const choices = ['NONE', 'CONNECTIONS', 'PRIVATE'] as const satisfies Privacy[];

/** Contacts or social networks: the types of one step (ONB-04). */
export function Contacts(props: ContactsProps) {
  const { draft, change, errorOf, step, shown, others, required, defaultPrivacy } = props;
  const { t } = useTranslation('onboarding');
  const lang = useLang();
  const types = [...shown, ...others];
  const value = contactsOf(draft, types);
  const errors = Object.fromEntries(
    value.flatMap((_, index) => {
      const error = errorOf(`contacts.${index}.value`);
      return error ? [[index, error]] : [];
    }),
  );
  const error = errorOf('contacts');
  return (
    <Stack $gap={6}>
      <ContactsField
        label={t(`steps.${step}`)}
        hideLabel
        value={value}
        onChange={(contacts) => change(withContacts(types, contacts))}
        shown={shown}
        others={others}
        errors={errors}
        error={error}
        required={required}
        hint={
          // The fields expose what is required, unless it is a choice. Then the error does not replace the hint.
          required && (!error || required.min < required.types.length)
            ? t('contacts.why', { required: brokenText(requirementText(required), lang) })
            : undefined
        }
      />
      {defaultPrivacy && (
        <RadioGroup
          name="privacy"
          label={profileFields.privacy.label[lang]}
          value={draft.profile.privacy ?? defaultPrivacy}
          options={choices.map((value) => ({ value, label: t(`privacy.${value}`) }))}
          onChange={({ target }) => change(withProfile({ privacy: target.value as Privacy }))}
        />
      )}
    </Stack>
  );
}
