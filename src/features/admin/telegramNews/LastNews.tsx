import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { TelegramNews } from '../../../generated/api/community';
import { formatDateTime } from '../../../i18n/format';
import { useLang } from '../../../i18n/useLang';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';
import { space } from '../../../ui/theme';

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin: ${space(2)} 0 0;
  padding: 0;
  list-style: none;
`;

/* Two lines of a message are enough to tell it from others. */
const Begin = styled(Text)`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  overflow-wrap: anywhere;
`;

/** The last messages, with what became of each. */
export function LastNews({ last }: { last: readonly TelegramNews[] }) {
  const { t } = useTranslation('adminTelegram');
  const lang = useLang();
  if (last.length === 0) return null;
  const outcome = ({ status, count, sent, waiting }: TelegramNews): string => {
    if (status === 'undone' || status === 'refused') return t(`outcome.${status}`);
    if (waiting > 0) return t('outcome.waiting', { count: waiting, sent });
    return t('outcome.sent', { count: sent, of: count });
  };
  return (
    <section aria-labelledby="telegram-news-last">
      <Heading level={3} id="telegram-news-last">
        {t('last')}
      </Heading>
      <List>
        {last.map((news) => (
          <li key={news.id}>
            <Begin>{news.text}</Begin>
            <Text $size="sm" $tone="muted">
              <time dateTime={news.at}>{formatDateTime(new Date(news.at), lang)}</time>
            </Text>
            <Text $size="sm" $tone="muted">
              {outcome(news)}
            </Text>
          </li>
        ))}
      </List>
    </section>
  );
}
