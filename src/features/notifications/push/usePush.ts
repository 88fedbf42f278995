import { useState } from 'react';
import { useData } from '../../../api/useData';
import { useTranslation } from 'react-i18next';
import { notificationSettingsKey } from '../../../api/notificationChoices';
import { queryClient } from '../../../api/queryClient';
import { pushSupport, turnOffPush, turnOnPush } from '../../../api/push/browserPush';
import { toastError } from '../../../components/failures/toastError';
import { toast } from '../../../ui/toast/toast';
import { pushQuery } from './pushQuery';

/** Web push in this browser: whether it is on or can be, and what changes it. */
export function usePush(onTurnedOn: () => void) {
  const { t, i18n } = useTranslation('push');
  const { data } = useData(pushQuery);
  const [isBusy, setBusy] = useState(false);
  const [support, setSupport] = useState(pushSupport);

  async function change(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await work();
      await queryClient.invalidateQueries({ queryKey: pushQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: notificationSettingsKey });
    } catch (error) {
      toastError(error, i18n);
    } finally {
      setBusy(false);
      setSupport(pushSupport());
    }
  }

  const turnOn = () =>
    change(async () => {
      if (!data?.key) return;
      if (await turnOnPush(data.key)) {
        toast.success(t('turnedOn'));
        onTurnedOn();
      } else toast.info(t('notAllowed'));
    });

  const turnOff = () =>
    change(async () => {
      await turnOffPush();
      toast.success(t('turnedOff'));
    });

  return { isOffered: Boolean(data?.key), isOn: data?.isOn ?? false, support, isBusy, turnOn, turnOff };
}
