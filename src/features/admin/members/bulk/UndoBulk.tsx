import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../../api/request';
import { useSubmit } from '../../../../components/form/useSubmit';
import { undoBulk } from '../../../../generated/api/client/member';
import type { Bulk } from '../../../../generated/api/member';
import { useTexts } from '../../../../i18n/useTexts';
import { Button } from '../../../../ui/Button/Button';
import { isFocusFree } from '../../../../ui/focus/focusable';
import { Text } from '../../../../ui/Text/Text';
import { toast } from '../../../../ui/toast/toast';
import { Bar } from '../Members.styles';
import { refreshLists } from '../memberQueries';

/** Long enough for the server to have begun and done it, in ms. */
const grace = 3000;

interface UndoBulkProps {
  bulk: Bulk;
  /** It has just been begun here, by a button that is gone. */
  isNew: boolean;
  onOver: () => void;
}

/** An act on many that waits: it can be undone while this is here (D32). */
export default function UndoBulk({ bulk, isNew, onOver }: UndoBulkProps) {
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
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNew && isFocusFree()) button.current?.focus();
  }, [isNew]);
  return (
    <Bar role="status">
      <Text>{isDue ? t('underWay') : t('waits', { count, seconds: secondsLeft })}</Text>
      {!isDue && (
        <Button ref={button} variant="secondary" size="sm" loading={busy} onClick={() => void submit()}>
          {t('undo')}
        </Button>
      )}
    </Bar>
  );
}
