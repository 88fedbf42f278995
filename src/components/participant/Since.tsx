import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../i18n/format';
import { useLang } from '../../i18n/useLang';
import { Text } from '../../ui/Text/Text';

/**
 * Since when a participant is in the community. It renders after its surroundings, because formatting the first date
 * takes a slow phone as long as a quarter of the page.
 */
export function Since({ date, words }: { date: Date; words?: (date: string) => string }) {
  const { t } = useTranslation('participant');
  const lang = useLang();
  const written = useDeferredValue(true, false);
  const day = written && formatDate(date, lang);
  return (
    <Text $size="sm" $tone="muted">
      {day ? (words?.(day) ?? t('since', { date: day })) : '\u00A0'}
    </Text>
  );
}
