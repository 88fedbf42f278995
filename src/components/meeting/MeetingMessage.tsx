import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { MeetingMessage as Message } from '../../generated/api/meeting';
import { Text } from '../../ui/Text/Text';
import { color, space } from '../../ui/theme';

const Quote = styled.figure`
  margin: 0;
  padding-inline-start: ${space(3)};
  border-inline-start: 3px solid ${color('border-strong')};
  blockquote {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

/** The words that came with suggested times. */
export function MeetingMessage({ message, name }: { message: Message; name: string }) {
  const { t } = useTranslation('meeting');
  return (
    <Quote>
      <Text as="figcaption" $size="sm" $tone="muted">
        {message.own ? t('message.own') : t('message.theirs', { name })}
      </Text>
      <blockquote dir="auto" lang={message.lang}>
        {message.text}
      </blockquote>
    </Quote>
  );
}
