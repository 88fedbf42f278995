import { fieldId, type FieldName } from './checkForm';

/** Puts the focus into a field of the form, in the middle of the window. Opens the part that it is folded up in. */
export function goToField(name: FieldName): void {
  const field = document.getElementById(fieldId(name));
  const part = field?.closest('details');
  if (part) part.open = true;
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}
