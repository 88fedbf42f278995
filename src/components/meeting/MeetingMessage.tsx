import { useTranslation } from 'react-i18next';
import type { MeetingMessage as Message } from '../../generated/api/meeting';
import { asWritten } from '../../lib/asWritten';
import { Quote } from '../../ui/Quote/Quote';
import { Text } from '../../ui/Text/Text';

/** The words that came with suggested times. */
export function MeetingMessage({ message, name }: { message: Message; name: string }) {
  const { t } = useTranslation('meeting');
  return (
    <figure>
      <Text as="figcaption" $size="sm" $tone="muted">
        {message.own ? t('message.own') : t('message.theirs', { name })}
      </Text>
      <Quote {...asWritten(message.text, message.lang)}>{message.text}</Quote>
    </figure>
  );
}
