import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../../api/request';
import { useSubmit } from '../../../../components/form/useSubmit';
import { holdBulk, undoBulk } from '../../../../generated/api/client/member';
import type { Bulk } from '../../../../generated/api/member';
import { useTexts } from '../../../../i18n/useTexts';
import { announce, announceIf } from '../../../../ui/announcer/announce';
import { Announcement } from '../../../../ui/announcer/Announcement';
import { useFirstTab } from '../../../../ui/announcer/useFirstTab';
import { Button } from '../../../../ui/Button/Button';
import { isFocusFree } from '../../../../ui/focus/focusable';
import { Text } from '../../../../ui/Text/Text';
import { toast } from '../../../../ui/toast/toast';
import { Bar } from '../Members.styles';
import { refreshLists } from '../memberQueries';
import { useHold } from './useHold';

/** Long enough for the server to have begun and done it, in ms. */
const grace = 3000;

interface UndoBulkProps {
  bulk: Bulk;
  /** It has just been begun here, by a button that is gone. */
  isNew: boolean;
  onOver: () => void;
}

/** So long before its end the time is announced, in seconds. */
const soon = 10;

/**
 * A bulk action that waits: it can be undone while this is here (D32). The next Tab goes to the button. While the focus
 * or the pointer is on it, the time does not run out (D48, UIX-11).
 */
export default function UndoBulk({ bulk, isNew, onOver }: UndoBulkProps) {
  useTexts('adminBulk');
  const { id, count } = bulk;
  const { t } = useTranslation('adminBulk');
  const { t: say } = useTranslation();
  const [{ secondsLeft, dueAt }, setLatest] = useState(bulk);
  const [isDue, setDue] = useState(false);
  const isSaid = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  useFirstTab(button);
  const waits = t('waits', { count, seconds: bulk.secondsLeft });
  const hint = say('tabTo', { action: t('undo') });
  useEffect(() => announceIf(hint, () => document.activeElement !== button.current), [hint]);

  const over = () => {
    void refreshLists();
    onOver();
  };
  const onTime = useEffectEvent(over);
  const onSoon = useEffectEvent(() => {
    if (!isSaid.current) announce(t('soon', { count: soon }));
    isSaid.current = true;
  });
  useEffect(() => {
    const after = (act: () => void, ms: number) => setTimeout(act, Math.max(0, ms));
    const timers = [
      after(() => onSoon(), (secondsLeft - soon) * 1000),
      after(() => setDue(true), secondsLeft * 1000),
      after(() => onTime(), secondsLeft * 1000 + grace),
    ];
    return () => timers.forEach(clearTimeout);
  }, [id, secondsLeft, dueAt]);

  // If it cannot be held any more, it ends in its time.
  const holding = useHold(() => {
    if (!isDue) request(holdBulk, { params: { id } }).then(setLatest, () => undefined);
  });
  const { busy, submit } = useSubmit({
    send: async () => {
      await request(undoBulk, { params: { id } });
      toast.success(t('undone'));
    },
    inToast: true,
    onSettled: over,
  });
  useEffect(() => {
    if (isNew && isFocusFree()) button.current?.focus();
  }, [isNew]);
  return (
    <Bar {...holding}>
      <Text>{isDue ? t('underWay') : waits}</Text>
      <Announcement>{isDue ? t('underWay') : waits}</Announcement>
      {!isDue && (
        <Button ref={button} variant="secondary" size="sm" loading={busy} onClick={() => void submit()}>
          {t('undo')}
        </Button>
      )}
    </Bar>
  );
}
