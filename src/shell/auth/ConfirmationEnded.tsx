import { Unlink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../features/auth/page/Notice';
import { Button } from '../../ui/Button/Button';

interface ConfirmationEndedProps {
  to: string;
  label: string;
  onLeave?: () => void;
}

/** A confirmation link that does not open any more, and where to get another: in texts that the page has anyway (AUT-07). */
export function ConfirmationEnded({ to, label, onLeave }: ConfirmationEndedProps) {
  const { t } = useTranslation('auth');
  return (
    <Notice icon={Unlink} tone="warning" title={t('confirmed.ended')}>
      <Button to={to} size="lg" block onClick={onLeave}>
        {label}
      </Button>
    </Notice>
  );
}
