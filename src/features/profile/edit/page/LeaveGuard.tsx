import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../../ui/Button/Button';
import { Dialog } from '../../../../ui/Dialog/Dialog';
import { Text } from '../../../../ui/Text/Text';
import { leadsAway } from './leadsAway';

interface LeaveGuardProps {
  /** Something is not saved. */
  dirty: boolean;
  /** Saves all of it; answers whether it is saved. */
  onSave: () => Promise<boolean>;
}

/** Asks before a link leads away from what is not saved, and has the browser ask before the page goes. */
export function LeaveGuard({ dirty, onSave }: LeaveGuardProps) {
  const { t } = useTranslation('profile');
  const { t: say } = useTranslation();
  const navigate = useNavigate();
  const [to, setTo] = useState<string>();
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (!dirty) return;
    const onClick = (event: MouseEvent) => {
      const path = leadsAway(event, location.pathname);
      if (path === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setTo(path);
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    // Before the router's links hear of it.
    document.addEventListener('click', onClick, true);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [dirty]);

  if (to === undefined) return null;
  const stay = () => setTo(undefined);
  const go = () => {
    stay();
    void navigate(to);
  };
  const save = async () => {
    setBusy(true);
    const saved = await onSave();
    setBusy(false);
    if (saved) go();
    else stay();
  };
  return (
    <Dialog
      open
      title={t('leave.title')}
      closeLabel={say('close')}
      onClose={stay}
      actions={
        <>
          <Button loading={busy} loadingLabel={t('save.saving')} onClick={() => void save()}>
            {t('leave.save')}
          </Button>
          <Button variant="secondary" onClick={go}>
            {t('leave.go')}
          </Button>
        </>
      }
    >
      <Text>{t('leave.text')}</Text>
    </Dialog>
  );
}
