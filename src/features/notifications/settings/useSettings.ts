import { startTransition, useOptimistic } from 'react';
import { useTranslation } from 'react-i18next';
import { reloadChoices } from '../../../api/notificationChoices';
import { queryClient } from '../../../api/queryClient';
import { request } from '../../../api/request';
import { toastError } from '../../../components/failures/toastError';
import { chooseNotifications, setNotificationTimes } from '../../../generated/api/client/notification';
import type { ChooseNotificationsBody, NotificationSettings } from '../../../generated/api/notification';
import { toast } from '../../../ui/toast/toast';
import { withChoice, withTimes, type SomeTimes } from './settingsChanges';
import { settingsQuery } from './settingsQueries';

const { queryKey } = settingsQuery;

type Change = (settings: NotificationSettings) => NotificationSettings;

let last: Promise<void> = Promise.resolve();

/** Runs changes one after the other, in the order in which they were made. */
function inOrder(run: () => Promise<void>): Promise<void> {
  const next = last.then(run);
  last = next.catch(() => undefined);
  return next;
}

/** Keeps a change in the cache and sends it. If that fails, the cache is as it was. */
async function store(
  change: Change,
  send: (known?: NotificationSettings) => Promise<unknown>,
): Promise<void> {
  const keep = () => queryClient.setQueryData(queryKey, (known) => known && change(known));
  // An answer that is on its way does not know of the change. It is asked for again afterwards.
  const isAsked = queryClient.isFetching({ queryKey }) > 0;
  await queryClient.cancelQueries({ queryKey });
  const before = queryClient.getQueryData(queryKey);
  keep();
  try {
    await send(before);
    keep();
    if (isAsked) void queryClient.invalidateQueries({ queryKey });
  } catch (error) {
    queryClient.setQueryData(queryKey, before);
    void queryClient.invalidateQueries({ queryKey });
    throw error;
  }
}

/** The member’s settings with what they have just changed, and what changes them. A failure takes the change back. */
export function useSettings(settings: NotificationSettings) {
  const { t, i18n } = useTranslation('subscriptions');
  // A cache update renders a moment later; a checkbox that waited for it would flip back meanwhile.
  const [shown, show] = useOptimistic(settings, (known: NotificationSettings, change: Change) =>
    change(known),
  );

  /** `isKnown`: the settings are what the change made of them. */
  const save = (
    change: Change,
    send: (known?: NotificationSettings) => Promise<unknown>,
    { isKnown = true }: { isKnown?: boolean } = {},
  ) =>
    startTransition(async () => {
      show(change);
      try {
        await inOrder(() => store(change, send));
        reloadChoices(isKnown ? queryKey : []);
        toast.success(t('saved'));
      } catch (error) {
        toastError(error, i18n);
      }
    });

  const choose = (choice: ChooseNotificationsBody) =>
    save(
      (known) => withChoice(known, choice),
      () => request(chooseNotifications, { body: choice }),
      // A channel that is switched on may be usable again.
      { isKnown: !choice.isOn || choice.kind !== undefined || choice.group !== undefined },
    );

  const setTimes = (times: SomeTimes) =>
    save(
      (known) => withTimes(known, times),
      (known = settings) => request(setNotificationTimes, { body: { ...known.times, ...times } }),
    );

  return { shown, choose, setTimes };
}
