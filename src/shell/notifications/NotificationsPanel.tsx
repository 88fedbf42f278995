import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { NotificationsDialog } from '../../features/notifications/NotificationsDialog';
import { useTexts } from '../../i18n/useTexts';
import { notificationSettings } from '../../lib/notificationSettings';

/** The list behind the bell. It closes when another page opens, as on Back. */
export default function NotificationsPanel({ onClose }: { onClose: () => void }) {
  useTexts('notification');
  const { key } = useLocation();
  const openedAt = useRef(key);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (openedAt.current !== key) close();
  }, [key]);
  // Not in the header of the page, which has no room for the landmarks of a dialog.
  return createPortal(
    <NotificationsDialog settings={notificationSettings} onClose={onClose} />,
    document.querySelector('main')?.parentElement ?? document.body,
  );
}
