import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { pageData } from '../../api/pageData';
import { formatDate } from '../../i18n/format';
import { useLang } from '../../i18n/useLang';
import { Text } from '../../ui/Text/Text';

/**
 * Since when a participant is in the community. It renders after its surroundings, because formatting the first date
 * takes a slow phone as long as a quarter of the page. What the server has rendered stays until then.
 */
export function Since({ date, words }: { date: Date; words?: (date: string) => string }) {
  const { t } = useTranslation('participant');
  const lang = useLang();
  const isOnServer = pageData()?.load !== undefined;
  const written = useDeferredValue(true, isOnServer);
  const day = written && formatDate(date, lang);
  return (
    <Text $size="sm" $tone="muted" suppressHydrationWarning>
      {day ? (words?.(day) ?? t('since', { date: day })) : '\u00A0'}
    </Text>
  );
}
