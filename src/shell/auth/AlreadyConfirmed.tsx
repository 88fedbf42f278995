import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useInit } from '../../api/useInit';
import { MovingOn } from '../../features/auth/confirm/MovingOn';
import { routePaths } from '../../lib/routes';
import { Failed } from './Failed';
import { useNextLink } from './useNextLink';
import { Waiting } from './Waiting';

/**
 * Shows a signed-in user whether their address is confirmed. If it is, the page continues; if not, it shows the last
 * step (AUT-07).
 */
export function AlreadyConfirmed() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const next = useNextLink();
  const { data, error, refetch } = useInit();
  const open = data?.emailConfirmed === false;
  useEffect(() => {
    if (open) void navigate(routePaths.lastStep, { replace: true });
  }, [open, navigate]);
  if (!data && error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data || open) return <Waiting />;
  return (
    <MovingOn
      title={t('confirmed.title')}
      actionLabel={next.label}
      onMove={() => void navigate(next.to, { replace: true })}
    />
  );
}
