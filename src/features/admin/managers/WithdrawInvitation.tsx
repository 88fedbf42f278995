import { useTranslation } from 'react-i18next';
import { request } from '../../../api/request';
import { useSubmit } from '../../../components/form/useSubmit';
import type { Manager } from '../../../generated/api/manager';
import { setRole } from '../../../generated/api/client/manager';
import { Button } from '../../../ui/Button/Button';

/** Withdraws an invitation that was not answered (D10). */
export function WithdrawInvitation({ manager, onDone }: { manager: Manager; onDone: () => void }) {
  const { t } = useTranslation('admin');
  const { id, firstName, lastName } = manager;
  const { busy, submit } = useSubmit({
    send: () => request(setRole, { params: { id }, body: { isManager: false } }),
    inToast: true,
    onSettled: onDone,
  });
  return (
    <Button
      variant="quiet"
      size="sm"
      loading={busy}
      aria-label={t('managers.takeBackFrom', { name: `${firstName} ${lastName}`.trim() })}
      onClick={() => void submit()}
    >
      {t('managers.takeBack')}
    </Button>
  );
}
