import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestCard } from '../../generated/api/request';
import { formatAgo } from '../../i18n/format';
import { useLang } from '../../i18n/useLang';
import { asWritten } from '../../lib/asWritten';
import { aheadOf, lazyPart } from '../../lib/lazyInTime';
import { Button } from '../../ui/Button/Button';
import { Text } from '../../ui/Text/Text';
import { PersonTile } from '../people/PersonTile';
import { Above } from '../people/PersonTile.styles';
import { Mine, Words } from './RequestsFeed.styles';

const loadForm = () => import('./AnswerForm');
const fetchAhead = aheadOf(loadForm);
const AnswerForm = lazyPart(loadForm);

interface RequestItemProps {
  card: RequestCard;
  /** When the feed is read. */
  now: Date;
  actions?: ReactNode;
}

/** A request, and the member's own answer to it. */
export function RequestItem({ card, now, actions }: RequestItemProps) {
  const { t } = useTranslation('requests');
  const lang = useLang();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // Back to the button that has come in the form's place.
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const { subject, request, requestLang, requestedAt, answer } = card;
  return (
    <PersonTile
      person={subject}
      plain
      actions={
        isOpen ? undefined : (
          <>
            <Button
              ref={opener}
              size="sm"
              variant={answer ? 'secondary' : 'primary'}
              onPointerEnter={fetchAhead}
              onFocus={fetchAhead}
              onClick={() => setOpen(true)}
            >
              {t(answer ? 'change' : 'answer')}
            </Button>
            {actions}
          </>
        )
      }
    >
      <Words {...asWritten(request, requestLang)}>{request}</Words>
      <Text $size="sm" $tone="muted">
        {t('asked', { ago: formatAgo(new Date(requestedAt), now, lang) })}
      </Text>
      {answer && !isOpen && (
        <Mine>
          <strong>{t('yours')}</strong>
          <Words {...asWritten(answer.answer)}>{answer.answer}</Words>
        </Mine>
      )}
      {isOpen && (
        <Above>
          <Suspense fallback={null}>
            <AnswerForm card={card} onDone={() => setOpen(false)} />
          </Suspense>
        </Above>
      )}
    </PersonTile>
  );
}
