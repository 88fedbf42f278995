import { fieldId, type FieldName } from './checkForm';

/** Puts the focus into a field of the form, in the middle of the window. */
export function goToField(name: FieldName): void {
  const field = document.getElementById(fieldId(name));
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}
