import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../lib/lazyInTime';
import { Button } from '../../../ui/Button/Button';

const loadDialog = () => import('./RenewDialog');
const RenewDialog = lazyPart(loadDialog);

/** Asks whether to make another invitation in place of this one. */
export function RenewInvitation({ disabled, onRenewed }: { disabled: boolean; onRenewed: () => void }) {
  const { t } = useTranslation('home');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        disabled={disabled}
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={() => setAsking(true)}
      >
        {t('invite.renew')}
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <RenewDialog onClose={() => setAsking(false)} onRenewed={onRenewed} />
        </Suspense>
      )}
    </>
  );
}
