import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../lib/lazyInTime';
import { Button } from '../../../ui/Button/Button';

const loadDialog = () => import('./RenewDialog');
const RenewDialog = lazyPart(loadDialog);

interface RenewInvitationProps {
  /** Answers a press while there is no invitation yet. */
  onEarly?: () => void;
  onRenewed: () => void;
}

/** Asks whether to make another invitation in place of this one. */
export function RenewInvitation({ onEarly, onRenewed }: RenewInvitationProps) {
  const { t } = useTranslation('home');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={onEarly ?? (() => setAsking(true))}
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
