import { Unlink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../features/auth/page/Notice';
import { Button } from '../../ui/Button/Button';

interface LinkEndedProps {
  to: string;
  /** Where another one is for its owner alone: signing in comes first. */
  owner?: boolean;
  onLeave?: () => void;
}

/** A link that does not open any more, and where to get another (AUT-05, AUT-07). */
export function LinkEnded({ to, owner = false, onLeave }: LinkEndedProps) {
  const { t } = useTranslation(['auth', 'links']);
  return (
    <Notice
      icon={Unlink}
      tone="warning"
      title={t('links:linkEnded.title')}
      text={t(owner ? 'links:linkEnded.ofOwner' : 'links:linkEnded.text')}
    >
      <Button to={to} size="lg" block onClick={onLeave}>
        {owner ? t('login.submit') : t('links:linkEnded.request')}
      </Button>
    </Notice>
  );
}
