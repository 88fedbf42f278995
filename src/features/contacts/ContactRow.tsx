import { useTranslation } from 'react-i18next';
import { PersonActions } from '../../components/introduction/PersonActions';
import { WaysToReach } from '../../components/introduction/WaysToReach';
import { PersonTile } from '../../components/people/PersonTile';
import type { ContactCard } from '../../generated/api/introduction';
import { asWritten } from '../../lib/asWritten';
import { SentenceAround } from '../../ui/Quote/SentenceAround';
import { Text } from '../../ui/Text/Text';

/** A contact: how to reach somebody the member knows, what the two wrote, and the possible actions. */
export function ContactRow({ card }: { card: ContactCard }) {
  const { t } = useTranslation('contacts');
  const { subject, contacts, introMessage, message, messageLang, relation, bookmarked } = card;
  const isConnected = relation === 'CONNECTED';
  return (
    <PersonTile
      person={subject}
      level={3}
      plain
      actions={
        <PersonActions
          person={subject}
          relation={relation}
          bookmarked={bookmarked}
          mayWrite={card.mayWrite}
          matchingId={card.matchingId}
          hasMessage={message !== undefined}
          compact
        />
      }
    >
      {(isConnected || contacts.length > 0) && <WaysToReach person={subject} contacts={contacts} />}
      {introMessage && !isConnected && (
        <Text $size="sm" $tone="muted">
          <SentenceAround text={introMessage}>{(text) => t('wrote', { text })}</SentenceAround>
        </Text>
      )}
      {message && <Text {...asWritten(message, messageLang)}>{message}</Text>}
    </PersonTile>
  );
}
