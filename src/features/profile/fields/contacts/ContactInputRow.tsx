import { useTranslation } from 'react-i18next';
import type { ContactTypeName } from '../../../../generated/api/constants';
import { TextField } from '../../../../ui/TextField/TextField';
import { contactInput } from './contactInput';

interface ContactInputRowProps {
  type: ContactTypeName;
  value: string;
  onChange: (value: string) => void;
  error?: string;
  hideLabel?: boolean;
}

/** One contact of a given type. */
export function ContactInputRow({ type, value, onChange, error, hideLabel }: ContactInputRowProps) {
  const { t } = useTranslation('fields');
  return (
    <TextField
      label={t(`contactTypes.${type}`)}
      hideLabel={hideLabel}
      placeholder={t(`contacts.placeholder.${type}`)}
      autoCapitalize="none"
      spellCheck={false}
      {...contactInput[type]}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
