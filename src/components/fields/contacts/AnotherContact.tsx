import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { contactNames, type Contact, type ContactType } from '../../../lib/rules/contacts/contactTypes';
import { Button } from '../../../ui/Button/Button';
import { Icon } from '../../../ui/Icon/Icon';
import { NativeSelect } from '../../../ui/NativeSelect/NativeSelect';
import { useLang } from '../../../i18n/useLang';
import { ContactInputRow, type ContactInputRowProps } from './ContactInputRow';
import { Another } from './ContactsField.styles';

interface AnotherContactProps extends Pick<ContactInputRowProps, 'contact' | 'onLeave' | 'error'> {
  types: readonly ContactType[];
  onChange: (contact: Contact) => void;
  onRemove: () => void;
}

/** A row for one more contact: type, value, and a button to remove it. */
export function AnotherContact({ contact, types, onChange, onRemove, ...row }: AnotherContactProps) {
  const { t } = useTranslation('fields');
  const lang = useLang();
  const offered = types.includes(contact.type) ? types : [...types, contact.type];
  return (
    <Another>
      <NativeSelect
        label={t('contacts.type')}
        hideLabel
        value={contact.type}
        options={offered.map((type) => ({ value: type, label: contactNames[type][lang] }))}
        onChange={(event) => onChange({ ...contact, type: event.target.value as ContactType })}
      />
      <ContactInputRow
        hideLabel
        contact={contact}
        onChange={(value) => onChange({ ...contact, value })}
        {...row}
      />
      <Button
        variant="quiet"
        square
        aria-label={t('contacts.remove', { network: contactNames[contact.type][lang] })}
        onClick={onRemove}
      >
        <Icon icon={X} size={18} />
      </Button>
    </Another>
  );
}
