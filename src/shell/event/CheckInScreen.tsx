import { useInBrowser } from '../../api/useInBrowser';
import { CheckInPage } from '../../features/organise/checkIn/CheckInPage';
import { useTexts } from '../../i18n/useTexts';
import { pathTo } from '../../lib/pathTo';
import { useRouteParams } from '../routes/useRouteParams';
import { useAudience } from '../session/useAudience';

/**
 * Check-in of an event, at /event/{eventId}/check-in. The hash contains the ticket if a phone's camera opened the page.
 */
export default function CheckInScreen() {
  useTexts('checkIn');
  const { eventId } = useRouteParams('checkIn');
  const administrator = useAudience() === 'admin';
  const scanned = useInBrowser() ? location.hash : '';
  return (
    <CheckInPage
      key={`${eventId} ${scanned}`}
      eventId={eventId}
      eventPath={pathTo(administrator ? 'managedEvent' : 'event', { eventId })}
      scanned={scanned}
    />
  );
}
