import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastError } from '../../components/failures/toastError';
import type { Notification } from '../../generated/api/notification';
import { announce } from '../../ui/announcer/announce';
import { dismiss, markSeen } from './notificationList';

/**
 * Removes entries. The last one can be put back until another one is removed, the list closes, or the member turns to
 * something else: only then the server is told. What was removed was seen.
 */
export function useRemoval() {
  const { t, i18n } = useTranslation('notification');
  /** The entry that can be put back. */
  const [removed, setRemoved] = useState<string>();
  const fail = (error: unknown) => toastError(error, i18n);
  const send = useEffectEvent(() => {
    if (removed !== undefined) dismiss(removed).catch(fail);
  });
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState !== 'hidden') return;
      send();
      setRemoved(undefined);
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => document.removeEventListener('visibilitychange', onHidden);
  }, []);
  // When another one is removed, and when the list closes.
  useEffect(() => () => send(), []);
  return {
    removed,
    remove: ({ id, seen }: Notification) => {
      if (removed !== undefined) dismiss(removed).catch(fail);
      if (!seen) markSeen([id]).catch(fail);
      announce(t('removed'));
      setRemoved(id);
    },
    putBack: () => {
      announce(t('undone'));
      setRemoved(undefined);
    },
  };
}
