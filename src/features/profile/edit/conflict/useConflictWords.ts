import { useTranslation } from 'react-i18next';
import { queryClient } from '../../../../api/queryClient';
import { sectionNames, type Place } from '../../../../lib/rules/profile';
import { contactNames, type ContactType } from '../../../../lib/rules/contactTypes';
import type { ProfileText } from '../../../../lib/rules/profileLimits';
import { questionsQuery } from '../../questionsQuery';
import { useLang } from '../../useLang';
import { useEditing } from '../useEditing';

const isText = (field: string): field is ProfileText => Object.hasOwn(sectionNames, field);
const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' && value !== null && 'city' in value;

/** Names of the parts of a profile, and what they hold, as a reader knows them. */
export function useConflictWords() {
  const { t } = useTranslation('profile');
  const { t: fields } = useTranslation('fields');
  const lang = useLang();

  const { communityId } = useEditing().profile;
  const questionOf = (id: string) =>
    queryClient.getQueryData(questionsQuery(communityId).queryKey)?.find((question) => question.id === id);

  const labelOf = (path: string): string => {
    const [field = ''] = path.split('.');
    const part = path.slice(field.length + 1);
    if (field === 'contacts') return contactNames[part as ContactType][lang];
    if (isText(field)) return sectionNames[field][lang] ?? '';
    if (field === 'location') return t('place.title');
    if (field === 'showLocation') return fields('location.show');
    if (field === 'avatarUrl') return t('photo.title');
    if (field === 'privacy') return t('privacy.label');
    if (field === 'contactTypesToHide') return t('conflict.hidden');
    return questionOf(part)?.title ?? t('answers.title');
  };

  const textOf = (path: string, value: unknown): string => {
    if (path === 'privacy' && typeof value === 'string') return t(`privacy.${value as 'NONE'}`);
    if (path.startsWith('contactTypesToHide.')) return value ? contactNames[value as ContactType][lang] : '';
    if (typeof value === 'boolean') return t(value ? 'conflict.yes' : 'conflict.no');
    if (isPlace(value)) return [value.city, value.country].filter(Boolean).join(', ');
    if (Array.isArray(value)) {
      const options = questionOf(path.slice(path.indexOf('.') + 1))?.options ?? [];
      return value.map((one) => options.find((option) => option.value === one)?.label ?? one).join(', ');
    }
    return typeof value === 'string' ? value : '';
  };
  return { labelOf, textOf };
}
