import { Unlink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../features/auth/page/Notice';
import { Button } from '../../ui/Button/Button';

/** A link that does not open any more, and where to get another (AUT-05, AUT-07). */
export function LinkEnded({ to }: { to: string }) {
  const { t } = useTranslation(['auth', 'links']);
  return (
    <Notice icon={Unlink} tone="warning" title={t('links:linkEnded.title')} text={t('links:linkEnded.text')}>
      <Button to={to} size="lg" block>
        {t('links:linkEnded.request')}
      </Button>
    </Notice>
  );
}
