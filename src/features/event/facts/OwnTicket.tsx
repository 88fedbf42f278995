import { QrCode } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useInBrowser } from '../../../api/useInBrowser';
import type { Event } from '../../../generated/api/event';
import { Button } from '../../../ui/Button/Button';
import { Icon } from '../../../ui/Icon/Icon';
import { isOver } from '../button/state';

/** Whether a person needs a ticket: confirmed, on site, and the event is not over. */
export const hasTicket = (event: Event, now: Date): boolean =>
  event.participation?.status === 'CONFIRMED' && event.hasPlace && !event.isCancelled && !isOver(event, now);

/** Emails lead to the ticket by this. */
const anchor = 'ticket';

/** A button that shows the own ticket (EVT-10); from an email it is shown immediately. */
export function OwnTicket({ children }: { children: ReactNode }) {
  const { t } = useTranslation('eventPage');
  const isLedTo = useInBrowser() && location.hash === `#${anchor}`;
  const [pressed, setPressed] = useState<boolean>();
  const isOpen = pressed ?? isLedTo;
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<Icon icon={QrCode} size={18} />}
        aria-expanded={isOpen}
        onClick={() => setPressed(!isOpen)}
      >
        {t(isOpen ? 'ticket.hide' : 'ticket.show')}
      </Button>
      {isOpen && <Suspense fallback={null}>{children}</Suspense>}
    </>
  );
}
