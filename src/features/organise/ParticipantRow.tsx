import { Check, CircleEllipsis, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PersonName } from '../../components/event/PersonName';
import { nameOf } from '../../components/participant/participantText';
import type { Event } from '../../generated/api/event';
import type { EventParticipant } from '../../generated/api/organiser';
import { formatAgo } from '../../i18n/format';
import { useLang } from '../../i18n/useLang';
import { joinFacts } from '../../lib/joinFacts';
import { Avatar } from '../../ui/Avatar/Avatar';
import { Button } from '../../ui/Button/Button';
import { Choice } from '../../ui/Field/choice.styles';
import { Icon } from '../../ui/Icon/Icon';
import { Acts, Lines, Pick, Row, Small, Somebody } from './Organise.styles';
import { StatusMenu } from './StatusMenu';
import type { ParticipantAction } from './useChanges';

interface ParticipantRowProps {
  event: Pick<Event, 'paid' | 'approvalRequired'>;
  row: EventParticipant;
  chosen: boolean;
  busy: boolean;
  now: Date;
  onChoose: (on: boolean) => void;
  onAction: (action: ParticipantAction) => void;
}

/** A person and the actions on them: an answer to a request, any status from the menu. */
export function ParticipantRow({ event, row, chosen, busy, now, onChoose, onAction }: ParticipantRowProps) {
  const { t } = useTranslation('organise');
  const lang = useLang();
  const name = nameOf(row);
  const { status, approved, paid, mayDecide } = row;
  const isPending = status === 'PENDING';
  const asks = isPending && mayDecide;
  // If nothing needs an approval, the payment is missing.
  const pays = isPending && event.paid && (approved || !event.approvalRequired);
  const notes = [
    // A person without a page is a guest of this event (SES-04).
    ...(row.slug === null ? [t('guest')] : []),
    t('asked', { ago: formatAgo(new Date(row.askedAt), now, lang) }),
    ...(isPending && approved ? [t('toPay')] : []),
    ...(event.paid && paid ? [t('paid')] : []),
    ...(mayDecide ? [] : [t('ownPart')]),
  ];
  return (
    <Row aria-busy={busy}>
      <Pick>
        <Choice
          type="checkbox"
          disabled={!mayDecide}
          aria-label={t('choose', { name })}
          checked={chosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
      </Pick>
      <Somebody>
        <Avatar name={name} src={row.avatarUrl} size="sm" decorative />
        <Lines>
          <PersonName slug={row.slug} name={name} />
          <Small>{joinFacts(notes)}</Small>
        </Lines>
      </Somebody>
      <Acts data-wide={asks}>
        {asks && (
          <>
            <Button
              size="sm"
              variant="secondary"
              disabled={busy}
              icon={<Icon icon={Check} size={16} />}
              aria-label={t(pays ? 'confirmPaymentNamed' : 'approveNamed', { name })}
              onClick={() => onAction({ act: 'APPROVE' })}
            >
              {t(pays ? 'confirmPayment' : 'approve')}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              disabled={busy}
              icon={<Icon icon={X} size={16} />}
              aria-label={t('rejectNamed', { name })}
              onClick={() => onAction({ act: 'REJECT' })}
            >
              {t('reject')}
            </Button>
          </>
        )}
        {mayDecide && (
          <StatusMenu
            trigger={
              <Button size="sm" variant="quiet" square disabled={busy} aria-label={t('more', { name })}>
                <Icon icon={CircleEllipsis} size={18} />
              </Button>
            }
            status={status}
            onAction={onAction}
          />
        )}
      </Acts>
    </Row>
  );
}
