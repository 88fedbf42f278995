import { queryClient } from '../../api/queryClient';
import { sentQuery, settingsQuery } from '../../features/notifications/settings/settingsQueries';
import { SubscriptionsPage } from '../../features/notifications/settings/SubscriptionsPage';
import { useTexts } from '../../i18n/useTexts';

export const prefetch = async (): Promise<void> => {
  await Promise.all([queryClient.prefetchQuery(settingsQuery), queryClient.prefetchInfiniteQuery(sentQuery)]);
};

/** What the member is notified of, at /subscriptions. */
export default function SubscriptionsScreen() {
  useTexts('subscriptions');
  return <SubscriptionsPage />;
}
