import { Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/Button/Button';
import { Icon } from '../../../../ui/Icon/Icon';
import { useOpened } from '../../edit/useOpened';
import type { ReportDialogProps } from '../../../../components/report/ReportDialog';

const report = { load: () => import('../../../../components/report/ReportDialog'), texts: 'report' } as const;

/** The way to tell managers about a member. What it takes comes when somebody is about to press. */
export function ReportButton(whom: Omit<ReportDialogProps, 'onClose'>) {
  const { t } = useTranslation('participant');
  const { Opened: ReportDialog, open, close, opening, ahead } = useOpened(report);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={<Icon icon={Flag} size={18} />}
        loading={opening}
        onClick={open}
        {...ahead}
      >
        {t('report')}
      </Button>
      {ReportDialog && <ReportDialog {...whom} onClose={close} />}
    </>
  );
}
