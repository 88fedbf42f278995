import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ContactTypeName } from '../../../../generated/api/constants';
import type { ContactInput } from '../../../../generated/api/participant';
import { Button } from '../../../../ui/Button/Button';
import { Icon } from '../../../../ui/Icon/Icon';
import { NativeSelect } from '../../../../ui/NativeSelect/NativeSelect';
import { ContactInputRow } from './ContactInputRow';
import { Another } from './contactsLook';

interface AnotherContactProps {
  contact: ContactInput;
  types: readonly ContactTypeName[];
  onChange: (contact: ContactInput) => void;
  onRemove: () => void;
  error?: string;
}

/** One more contact: its kind, what it is, and its end. */
export function AnotherContact({ contact, types, onChange, onRemove, error }: AnotherContactProps) {
  const { t } = useTranslation('fields');
  const network = t(`contactTypes.${contact.type}`);
  const offered = types.includes(contact.type) ? types : [...types, contact.type];
  return (
    <Another>
      <NativeSelect
        label={t('contacts.type')}
        hideLabel
        value={contact.type}
        options={offered.map((type) => ({ value: type, label: t(`contactTypes.${type}`) }))}
        onChange={(event) => onChange({ ...contact, type: event.target.value as ContactTypeName })}
      />
      <ContactInputRow
        hideLabel
        type={contact.type}
        value={contact.value}
        error={error}
        onChange={(value) => onChange({ ...contact, value })}
      />
      <Button variant="quiet" square aria-label={t('contacts.remove', { network })} onClick={onRemove}>
        <Icon icon={X} size={18} />
      </Button>
    </Another>
  );
}
