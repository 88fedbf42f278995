import { queryOptions } from '@tanstack/react-query';
import { hasSubscription } from '../../../api/push/browserPush';
import { request } from '../../../api/request';
import { getWebPush } from '../../../generated/api/client/webPush';

/** The key to subscribe with, and whether this browser is subscribed (U11). */
export const pushQuery = queryOptions({
  queryKey: ['webPush'],
  queryFn: async ({ signal }) => {
    const { key, isOn } = await request(getWebPush, { signal });
    // A reader who has taken the permission back has ended the subscription, too.
    return { key, isOn: isOn && (await hasSubscription()) };
  },
});
