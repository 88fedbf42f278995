import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { contactNames, type Contact, type ContactType } from '../../../lib/rules/contacts/contactTypes';
import { brokenText } from '../../../lib/rules/profileMessages';
import { Button } from '../../../ui/Button/Button';
import { FieldMessages } from '../../../ui/Field/Field';
import { useFieldIds } from '../../../ui/Field/fieldIds';
import { Icon } from '../../../ui/Icon/Icon';
import { useLang } from '../../../i18n/useLang';
import { profileFields } from '../../../lib/rules/profile/profileFields';
import { AnotherContact } from './AnotherContact';
import { ContactInputRow } from './ContactInputRow';
import { Group, Legend } from './ContactsField.styles';
import { rowsOf, setContact } from './rows';
import { useErrorsOnBlur } from './useErrorsOnBlur';

export interface ContactsFieldProps {
  /**
   * In order. May contain empty contacts and, until it is corrected, a second one of a type: `checkTyped` leaves out
   * the empty ones and finds the errors before anything is sent.
   */
  value: readonly Contact[];
  onChange: (contacts: Contact[]) => void;
  /** Types with a row of their own, in this order. */
  shown: readonly ContactType[];
  /** Further types that 'Add another' offers. */
  others: readonly ContactType[];
  /** Errors by a contact's index in `value`: the result of `checkTyped`. */
  errors?: Readonly<Record<number, string>>;
  /** An error about all contacts, such as too few of the required ones. */
  error?: string;
  /** What the hint says in words: each of the types is required, or only some of them. */
  required?: { types: readonly ContactType[]; min: number };
  /** The text below: which contacts are required. */
  hint?: string;
  /** Heading of the group; left out, 'Contacts'. */
  label?: string;
  /** The heading is for screen readers alone. */
  hideLabel?: boolean;
}

/**
 * Contacts, with a row for each type: those that are always shown, those with a value, and another one. Each is checked
 * when its field is left (ONB-04). Needs the texts `fields`.
 */
export function ContactsField(props: ContactsFieldProps) {
  const { value, onChange, shown, others, errors = {}, error, hint, hideLabel, required } = props;
  const { t } = useTranslation('fields');
  const lang = useLang();
  const { onLeave, errorOf } = useErrorsOnBlur();
  const label = props.label ?? profileFields.contacts.label[lang];
  const { ids, control } = useFieldIds({ label, hint, error });
  const { fixed, extra } = rowsOf(value, shown);
  const all = [...shown, ...others.filter((type) => !shown.includes(type))];
  const free = all.find((type) => !shown.includes(type) && !value.some((one) => one.type === type));
  const needed = required?.min === required?.types.length ? (required?.types ?? []) : [];
  const duplicate = (type: ContactType) =>
    brokenText({ rule: 'contactDuplicate', values: { network: contactNames[type] } }, lang);
  return (
    <Group
      aria-describedby={control['aria-describedby']}
      tabIndex={error ? -1 : undefined}
      data-invalid={error ? true : undefined}
    >
      <Legend $hidden={hideLabel}>{label}</Legend>
      {/* Before the rows, so that it is on the screen when the group takes the focus. */}
      <FieldMessages ids={ids} error={error} />
      {fixed.map(({ type, index, text }) => (
        <ContactInputRow
          key={type}
          contact={{ type, value: text }}
          required={needed.includes(type) || undefined}
          error={(index === undefined ? undefined : errors[index]) ?? errorOf({ type, value: text })}
          onChange={(next) => onChange(setContact(value, index, { type, value: next }))}
          onLeave={onLeave}
        />
      ))}
      {extra.map(({ contact, index, second }) => (
        <AnotherContact
          key={index}
          types={all}
          contact={contact}
          error={
            second && contact.value.trim() ? duplicate(contact.type) : (errors[index] ?? errorOf(contact))
          }
          onChange={(next) => onChange(setContact(value, index, next))}
          onLeave={onLeave}
          onRemove={() => onChange(value.filter((_, at) => at !== index))}
        />
      ))}
      <FieldMessages ids={ids} hint={hint} />
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
