import { useTranslation } from 'react-i18next';
import type { IntroductionCard } from '../../generated/api/introduction';
import { asWritten } from '../../lib/asWritten';
import { Quote } from '../../ui/Quote/Quote';
import { Text } from '../../ui/Text/Text';
import { PersonTile } from '../people/PersonTile';
import { keepAccepted } from './accepted';
import { PersonActions } from './PersonActions';

/** An incoming introduction with its message, and the member's answer. Accepted, it becomes a `ConnectedCard`. */
export function IncomingCard({ card }: { card: IntroductionCard }) {
  const { t } = useTranslation('introduction');
  const { subject, introMessage, introMessageLang, invited, reasons, bookmarked } = card;
  const [reason] = reasons;
  return (
    <PersonTile
      person={subject}
      level={3}
      actions={
        <PersonActions
          person={subject}
          relation="INCOMING"
          bookmarked={bookmarked}
          mayWrite={card.mayWrite}
          hasMessage={Boolean(introMessage)}
          onAccepted={({ relation, contacts = [] }) =>
            keepAccepted({ subject, contacts, bookmarked, relation })
          }
        />
      }
    >
      {invited && (
        <Text $size="sm" $tone="muted">
          {t('incoming.invited', { name: subject.firstName })}
        </Text>
      )}
      {introMessage && <Quote {...asWritten(introMessage, introMessageLang)}>{introMessage}</Quote>}
      {reason && (
        <Text $size="sm" $tone="muted" {...asWritten(reason)}>
          {reason}
        </Text>
      )}
    </PersonTile>
  );
}
