import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ReportedMessage } from '../../../generated/api/report';
import { formatDateTime } from '../../../i18n/format';
import { useLang } from '../../../i18n/useLang';
import { asWritten } from '../../../lib/asWritten';
import { pictureOf } from '../../../lib/imagePath';
import { photoSize } from '../../../lib/photo';
import { Badge } from '../../../ui/Badge/Badge';
import { Quote } from '../../../ui/Quote/Quote';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { color, space, token } from '../../../ui/theme';

const Messages = styled.ol`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Item = styled.li<{ $isReported: boolean }>`
  display: grid;
  gap: ${space(1)};
  padding: ${space(2)} ${space(3)};
  border-radius: ${token('radius-md')};
  background: ${({ $isReported }) => ($isReported ? color('surface-muted') : 'none')};
`;
const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  img {
    inline-size: auto;
    block-size: auto;
    max-inline-size: 100%;
    max-block-size: 12rem;
    border-radius: ${token('radius-md')};
  }
`;

interface ReportedMessagesProps {
  messages: readonly ReportedMessage[];
  /** The member that the report is about. */
  name: string;
}

/** The reported message of a chat between those around it. */
export function ReportedMessages({ messages, name }: ReportedMessagesProps) {
  const { t } = useTranslation('adminReports');
  const lang = useLang();
  return (
    <Messages aria-label={t('messages.list')}>
      {messages.map(({ author, text, isReported, createdAt, images }, place) => {
        const by = author === null ? name : t('messages.person', { letter: author });
        return (
          <Item key={place} $isReported={isReported}>
            <Stack $row $wrap $gap={2}>
              <Text as="b" dir="auto">
                {by}
              </Text>
              <Text as="time" dateTime={createdAt} $size="sm" $tone="muted">
                {formatDateTime(new Date(createdAt), lang)}
              </Text>
              {isReported && <Badge $tone="warning">{t('messages.reported')}</Badge>}
            </Stack>
            {text && <Quote {...asWritten(text)}>{text}</Quote>}
            {images.length > 0 && (
              <Pictures>
                {images.map(({ url, width, height }) => (
                  <a key={url} href={pictureOf(url, photoSize)} target="_blank" rel="noopener noreferrer">
                    <img
                      src={pictureOf(url, 480)}
                      alt={t('messages.picture', { name: by })}
                      width={width}
                      height={height}
                      loading="lazy"
                    />
                  </a>
                ))}
              </Pictures>
            )}
          </Item>
        );
      })}
    </Messages>
  );
}
