import { useTranslation } from 'react-i18next';
import { queryClient } from '../../../../api/queryClient';
import type { PersonLocation } from '../../../../lib/rules/profile/profile';
import { contactNames, type ContactType } from '../../../../lib/rules/contacts/contactTypes';
import { profileFields, type ProfileField } from '../../../../lib/rules/profile/profileFields';
import { questionsQuery } from '../../../../components/survey/questionsQuery';
import { useLang } from '../../../../i18n/useLang';
import { useEditing } from '../useEditing';

const isField = (field: string): field is ProfileField => Object.hasOwn(profileFields, field);
const isLocation = (value: unknown): value is PersonLocation =>
  typeof value === 'object' && value !== null && 'city' in value;

/** Names and values of the parts of a profile, in words. */
export function useConflictCopy() {
  const { t } = useTranslation('profile');
  const lang = useLang();

  const { communityId } = useEditing().profile;
  const questionOf = (id: string) =>
    queryClient.getQueryData(questionsQuery(communityId).queryKey)?.find((question) => question.id === id);

  const labelOf = (path: string): string => {
    const [field = ''] = path.split('.');
    const part = path.slice(field.length + 1);
    if (field === 'contacts') return contactNames[part as ContactType][lang];
    const named = field === 'answers' ? questionOf(part)?.title : undefined;
    return named ?? (isField(field) ? profileFields[field].label[lang] : field);
  };

  const textOf = (path: string, value: unknown): string => {
    if (path === 'privacy' && typeof value === 'string') return t(`privacy.${value as 'NONE'}`);
    if (path.startsWith('contactTypesToHide.')) return value ? contactNames[value as ContactType][lang] : '';
    if (typeof value === 'boolean') return t(value ? 'conflict.yes' : 'conflict.no');
    if (isLocation(value)) return [value.city, value.country].filter(Boolean).join(', ');
    if (Array.isArray(value)) {
      const options = questionOf(path.slice(path.indexOf('.') + 1))?.options ?? [];
      return value.map((one) => options.find((option) => option.value === one)?.label ?? one).join(', ');
    }
    return typeof value === 'string' ? value : '';
  };
  return { labelOf, textOf };
}
