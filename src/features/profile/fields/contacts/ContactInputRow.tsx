import { useTranslation } from 'react-i18next';
import { contactNames, type Contact } from '../../../../lib/rules/contactTypes';
import { TextField } from '../../../../ui/TextField/TextField';
import { useLang } from '../../useLang';
import { afterPress, expectPress } from '../afterPress';
import { contactInput } from './contactInput';

export interface ContactInputRowProps {
  contact: Contact;
  onChange: (value: string) => void;
  /** The field is left: time to say what is wrong. */
  onLeave: (contact: Contact) => void;
  error?: string;
  hideLabel?: boolean;
}

/** One contact of a given type. */
export function ContactInputRow({ contact, onChange, onLeave, error, hideLabel }: ContactInputRowProps) {
  const { t } = useTranslation('fields');
  const lang = useLang();
  return (
    <TextField
      label={contactNames[contact.type][lang]}
      hideLabel={hideLabel}
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
