import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../../api/request';
import { useSubmit } from '../../../../components/form/useSubmit';
import { undoBulk } from '../../../../generated/api/client/member';
import type { Bulk } from '../../../../generated/api/member';
import { useTexts } from '../../../../i18n/useTexts';
import { Button } from '../../../../ui/Button/Button';
import { Status } from '../../../../ui/announcer/Status';
import { toast } from '../../../../ui/toast/toast';
import { Bar } from '../Members.styles';
import { refreshLists } from '../memberQueries';

/** Long enough for the server to have begun and done it, in ms. */
const grace = 3000;

/** An act on many that waits: it can be undone while this is here (D32). */
export default function UndoBulk({ bulk, onOver }: { bulk: Bulk; onOver: () => void }) {
  useTexts('adminBulk');
  const { id, count, secondsLeft } = bulk;
  const { t } = useTranslation('adminBulk');
  const [isDue, setDue] = useState(false);
  const over = () => {
    void refreshLists();
    onOver();
  };
  const onTime = useEffectEvent(over);
  useEffect(() => {
    const due = setTimeout(() => setDue(true), secondsLeft * 1000);
    const end = setTimeout(() => onTime(), secondsLeft * 1000 + grace);
    return () => {
      clearTimeout(due);
      clearTimeout(end);
    };
  }, [id, secondsLeft]);
  const { busy, submit } = useSubmit({
    send: async () => {
      await request(undoBulk, { params: { id } });
      toast.success(t('undone'));
    },
    inToast: true,
    onSettled: over,
  });
  return (
    <Bar>
      <Status>{isDue ? t('underWay') : t('waits', { count, seconds: secondsLeft })}</Status>
      {!isDue && (
        <Button variant="secondary" size="sm" loading={busy} onClick={() => void submit()}>
          {t('undo')}
        </Button>
      )}
    </Bar>
  );
}
