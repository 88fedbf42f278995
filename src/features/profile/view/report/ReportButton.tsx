import { Flag } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BlockOrReportProps } from '../../../../components/introduction/BlockOrReport';
import { aheadOf, lazyPart } from '../../../../lib/lazyInTime';
import { Button } from '../../../../ui/Button/Button';
import { Icon } from '../../../../ui/Icon/Icon';

const loadDialog = () => import('../../../../components/introduction/BlockOrReport');
const fetchAhead = aheadOf(loadDialog);
const BlockOrReport = lazyPart(loadDialog);

/** The button that opens the dialog for reporting and blocking a member. Its code loads when the user is about to press. */
export function ReportButton({ person }: Pick<BlockOrReportProps, 'person'>) {
  const { t } = useTranslation('participant');
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={<Icon icon={Flag} size={18} />}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => setOpened(true)}
      >
        {t('report')}
      </Button>
      {opened && (
        <Suspense fallback={null}>
          <BlockOrReport person={person} wants="report" onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
