import { Flag } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { BlockOrReportProps } from '../../../../components/introduction/BlockOrReport';
import { Button } from '../../../../ui/Button/Button';
import { Icon } from '../../../../ui/Icon/Icon';
import { useOpened } from '../../edit/useOpened';

const report = {
  load: () => import('../../../../components/introduction/BlockOrReport'),
  texts: 'report',
} as const;

/** The way to report a member, and to block them. What it takes comes when somebody is about to press. */
export function ReportButton(whom: Pick<BlockOrReportProps, 'person'>) {
  const { t } = useTranslation('participant');
  const { Opened: BlockOrReport, open, close, opening, ahead } = useOpened(report);
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
      {BlockOrReport && (
        <Suspense fallback={null}>
          <BlockOrReport {...whom} wants="report" onClose={close} />
        </Suspense>
      )}
    </>
  );
}
