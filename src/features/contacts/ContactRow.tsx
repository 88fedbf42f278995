import { useTranslation } from 'react-i18next';
import { PersonActions, type PersonActionsProps } from '../../components/introduction/PersonActions';
import { PersonFacts } from '../../components/introduction/PersonFacts';
import { useActions } from '../../components/introduction/useActions';
import { nameOf } from '../../components/participant/participantText';
import type { ContactCard } from '../../generated/api/introduction';
import { Button } from '../../ui/Button/Button';
import { Card } from '../../ui/Card/Card';
import { Stack } from '../../ui/Stack/Stack';
import { Text } from '../../ui/Text/Text';
import { Connection, type MeetingSettings } from './Connection';
import { WaysToReach } from './WaysToReach';

export interface ContactRowProps extends Pick<PersonActionsProps, 'participantId'> {
  card: ContactCard;
  settings: MeetingSettings;
}

/** A row of the contacts: for a connection how to reach and meet them, otherwise the possible actions. */
export function ContactRow({ card, settings, ...by }: ContactRowProps) {
  const { t } = useTranslation('contacts');
  const { unhide } = useActions();
  const { subject, contacts, introMessage, relation, bookmarked, matchingId } = card;
  const name = nameOf(subject);
  return (
    <Card as="li" aria-label={name}>
      <Stack $gap={3}>
        <PersonFacts person={subject} level={3} />
        {contacts.length > 0 && <WaysToReach name={name} contacts={contacts} />}
        {relation === 'CONNECTED' && contacts.length === 0 && (
          <Text $size="sm" $tone="muted">
            {t('noWays', { name: subject.firstName || name })}
          </Text>
        )}
        {introMessage && relation !== 'CONNECTED' && (
          <Text $size="sm" $tone="muted" dir="auto">
            {t('wrote', { text: introMessage })}
          </Text>
        )}
        {relation === 'CONNECTED' && <Connection card={card} settings={settings} />}
        {relation === 'HIDDEN' ? (
          <div>
            <Button
              variant="secondary"
              size="sm"
              aria-label={t('showAgainOf', { name })}
              onClick={() => void unhide(subject)}
            >
              {t('showAgain')}
            </Button>
          </div>
        ) : (
          <PersonActions
            {...by}
            person={subject}
            relation={relation}
            bookmarked={bookmarked}
            matchingId={matchingId}
            compact
          />
        )}
      </Stack>
    </Card>
  );
}
