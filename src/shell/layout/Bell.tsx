import { Bell as BellIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnseen } from '../../api/unseen';
import { aheadOf, lazyPart } from '../../lib/lazyInTime';
import { Icon } from '../../ui/Icon/Icon';
import { Counted, CountMark } from '../navigation/TabCount';
import { useAdmittedId } from '../session/useAdmittedId';
import { Opener } from './AccountMenu.styles';

const loadPanel = () => import('../notifications/NotificationsPanel');
const NotificationsPanel = lazyPart(loadPanel);
const ahead = aheadOf(loadPanel);

/** The number of notifications that a member has not seen, and their list behind it (NOT-01). */
export function Bell() {
  const { t } = useTranslation();
  const me = useAdmittedId();
  const unseen = useUnseen();
  const [isOpen, setOpen] = useState(false);
  if (!me) return null;
  return (
    <>
      <Opener
        type="button"
        aria-label={t(unseen ? 'header.unread' : 'header.notifications', { count: unseen })}
        aria-haspopup="dialog"
        onPointerEnter={ahead}
        onFocus={ahead}
        onClick={({ currentTarget }) => {
          // Not every browser gives it to a button that is pressed.
          currentTarget.focus();
          setOpen(true);
        }}
      >
        <Counted>
          <Icon icon={BellIcon} size={22} />
          <CountMark count={unseen} />
        </Counted>
      </Opener>
      {isOpen && (
        <Suspense fallback={null}>
          <NotificationsPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
