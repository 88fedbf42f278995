import { useTranslation } from 'react-i18next';
import type { ContactTypeName } from '../../../generated/api/constants';
import { contactNames, type ContactStep } from '../../../lib/rules/contacts/contactTypes';
import { brokenText } from '../../../lib/rules/profileMessages';
import { ContactsField } from '../../../components/fields/contacts/ContactsField';
import { useLang } from '../../../i18n/useLang';
import { contactsOf, withContacts } from './changes';
import type { StepFormProps } from './types';

export interface ContactsProps extends StepFormProps {
  step: ContactStep;
  /** Types with a row of their own. */
  shown: readonly ContactTypeName[];
  /** Types that 'Add another' offers. */
  others: readonly ContactTypeName[];
  /** What must be given. */
  required?: { types: readonly ContactTypeName[]; min: number };
}

/** Contacts, or social networks: the types of one step (ONB-04). */
export function Contacts({ draft, change, errorOf, step, shown, others, required }: ContactsProps) {
  const { t } = useTranslation('onboarding');
  const lang = useLang();
  const value = contactsOf(draft, step);
  const errors = Object.fromEntries(
    value.flatMap((_, index) => {
      const error = errorOf(`contacts.${index}.value`);
      return error ? [[index, error]] : [];
    }),
  );
  const error = errorOf('contacts');
  const networks = required?.types.map((type) => contactNames[type]);
  return (
    <ContactsField
      label={t(`steps.${step}`)}
      hideLabel
      value={value}
      onChange={(contacts) => change(withContacts(step, contacts))}
      shown={shown}
      others={others}
      errors={errors}
      error={error}
      hint={
        required && !error
          ? brokenText({ rule: 'contactsRequired', values: { min: required.min, networks } }, lang)
          : undefined
      }
    />
  );
}
