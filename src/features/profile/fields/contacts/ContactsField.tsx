import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ContactInput } from '../../../../generated/api/participant';
import type { ContactTypeName } from '../../../../generated/api/constants';
import { Button } from '../../../../ui/Button/Button';
import { FieldMessages } from '../../../../ui/Field/Field';
import { useFieldIds } from '../../../../ui/Field/fieldIds';
import { Icon } from '../../../../ui/Icon/Icon';
import { AnotherContact } from './AnotherContact';
import { ContactInputRow } from './ContactInputRow';
import { Group, Legend } from './contactsLook';
import { rowsOf, setContact } from './rows';

export interface ContactsFieldProps {
  /**
   * In order. May hold empty ones and, until it is put right, a second one of a type: `filledContacts` of rows.ts
   * leaves out what is empty before it is sent.
   */
  value: readonly ContactInput[];
  onChange: (contacts: ContactInput[]) => void;
  /** Types with a row of their own, in this order. */
  shown: readonly ContactTypeName[];
  /** Types that 'Add another' offers. */
  others: readonly ContactTypeName[];
  /** What is wrong with a contact, by its place in `value`, in the reader's words. */
  errors?: Readonly<Record<number, string>>;
  /** What is wrong with all of them, such as too few of the required ones. */
  error?: string;
  /** Beside the heading or below it: what is required. */
  hint?: string;
  /** Heading of the group; left out, 'Contacts'. */
  label?: string;
  /** The heading is for screen readers alone. */
  hideLabel?: boolean;
}

/** Contacts, a row for each type: those that are always shown, those there are besides, and another one. */
export function ContactsField(props: ContactsFieldProps) {
  const { value, onChange, shown, others, errors = {}, error, hint, hideLabel } = props;
  const { t } = useTranslation('fields');
  const label = props.label ?? t('contacts.label');
  const { ids, control } = useFieldIds({ label, hint, error });
  const { fixed, extra } = rowsOf(value, shown);
  const all = [...shown, ...others.filter((type) => !shown.includes(type))];
  const free = all.find((type) => !shown.includes(type) && !value.some((one) => one.type === type));
  return (
    <Group aria-describedby={control['aria-describedby']}>
      <Legend $hidden={hideLabel}>{label}</Legend>
      {fixed.map(({ type, index, text }) => (
        <ContactInputRow
          key={type}
          type={type}
          value={text}
          error={index === undefined ? undefined : errors[index]}
          onChange={(next) => onChange(setContact(value, index, { type, value: next }))}
        />
      ))}
      {extra.map(({ contact, index }) => (
        <AnotherContact
          key={index}
          types={all}
          contact={contact}
          error={errors[index]}
          onChange={(next) => onChange(setContact(value, index, next))}
          onRemove={() => onChange(value.filter((_, place) => place !== index))}
        />
      ))}
      <FieldMessages ids={ids} hint={hint} error={error} />
      {free && (
        <Button
          variant="quiet"
          size="sm"
          icon={<Icon icon={Plus} size={18} />}
          onClick={() => onChange([...value, { type: free, value: '' }])}
        >
          {t('contacts.addAnother')}
        </Button>
      )}
    </Group>
  );
}
