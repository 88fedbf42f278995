import { useTranslation } from 'react-i18next';
import type { ComponentProps } from 'react';
import { contactNames, type Contact } from '../../../lib/rules/contacts/contactTypes';
import { TextField } from '../../../ui/TextField/TextField';
import { useLang } from '../../../i18n/useLang';
import { afterPress, expectPress } from '../afterPress';
import type { ContactType } from '../../../lib/rules/contacts/contactTypes';

type Native = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete'>;

const link: Native = { type: 'text', inputMode: 'url', autoComplete: 'off' };
const handle: Native = { type: 'text', autoComplete: 'off' };

/** Attributes for each type of contact: keyboard and autofill. */
const contactInput: Record<ContactType, Native> = {
  EMAIL: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  PHONE: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  FACEBOOK: link,
  INSTAGRAM: handle,
  LINKEDIN: link,
  VK: link,
  TELEGRAM: handle,
  GITHUB: handle,
  TWITTER: handle,
  SLACK: link,
  DISCORD: handle,
  CALENDLY: link,
};

export interface ContactInputRowProps {
  contact: Contact;
  onChange: (value: string) => void;
  /** Called when the field is left, so that it can be checked. */
  onLeave: (contact: Contact) => void;
  error?: string;
  hideLabel?: boolean;
  required?: boolean;
}

/** One contact of a given type. */
export function ContactInputRow(props: ContactInputRowProps) {
  const { contact, onChange, onLeave, error, hideLabel, required } = props;
  const { t } = useTranslation('fields');
  const lang = useLang();
  return (
    <TextField
      label={contactNames[contact.type][lang]}
      hideLabel={hideLabel}
      aria-required={required}
      placeholder={t(`contacts.placeholder.${contact.type}`)}
      autoCapitalize="none"
      spellCheck={false}
      {...contactInput[contact.type]}
      value={contact.value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
      onFocus={expectPress}
      onBlur={() => afterPress(() => onLeave(contact))}
    />
  );
}
