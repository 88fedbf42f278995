import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isFocusFree } from '../../ui/focus/focusable';
import { Text } from '../../ui/Text/Text';
import { PersonTile } from '../people/PersonTile';
import type { AcceptedCard } from './accepted';
import { PersonActions } from './PersonActions';
import { WaysToReach } from './WaysToReach';

interface ConnectedCardProps {
  card: AcceptedCard;
  /** They accepted the member's introduction while the member was away, rather than the member theirs just now. */
  isAnswer?: boolean;
}

/** A new connection: how to reach and when to meet them. */
export default function ConnectedCard({ card, isAnswer = false }: ConnectedCardProps) {
  const { t } = useTranslation('introduction');
  const { subject, contacts, bookmarked, relation } = card;
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone. A member who has moved on keeps the focus where it is.
  useEffect(() => {
    if (!isAnswer && isFocusFree()) place.current?.focus();
  }, [isAnswer]);
  return (
    <div ref={place} tabIndex={-1}>
      <PersonTile
        person={subject}
        level={3}
        actions={<PersonActions person={subject} relation={relation} bookmarked={bookmarked} />}
      >
        {isAnswer && (
          <Text $size="sm" $tone="muted">
            {t('incoming.theyAccepted', { name: subject.firstName })}
          </Text>
        )}
        <WaysToReach person={subject} contacts={contacts} />
      </PersonTile>
    </div>
  );
}
