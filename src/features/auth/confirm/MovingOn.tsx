import { CircleCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { systemClock, useSecondsUntil, type Clock } from '../../../components/countdown/countdown';
import { Button } from '../../../ui/Button/Button';
import { Notice } from '../page/Notice';

/** How long the page stays, in ms (AUT-07). */
const stayTime = 5000;

interface MovingOnProps {
  title: string;
  /** The text of the link to the next page. */
  actionLabel: string;
  onMove: () => void;
  clock?: Clock;
}

/**
 * Done: the page continues in five seconds, or immediately by the button (AUT-07). While the focus is on the button or
 * the pointer on the text, it waits; then the time begins anew (UIX-11).
 */
export function MovingOn({ title, actionLabel, onMove, clock = systemClock }: MovingOnProps) {
  const { t } = useTranslation('auth');
  const [until, setUntil] = useState(() => clock() + stayTime);
  const [focused, setFocused] = useState(false);
  const [pointed, setPointed] = useState(false);
  const isHeld = focused || pointed;
  const seconds = useSecondsUntil(until, clock);
  const move = useEffectEvent(onMove);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => move(), stayTime);
    return () => clearTimeout(timer);
  }, [isHeld]);
  const beginAnew = () => setUntil(clock() + stayTime);
  const text = isHeld ? t('confirmed.held') : t('confirmed.text', { count: seconds });
  return (
    <Notice
      icon={CircleCheck}
      tone="success"
      title={title}
      text={
        <div
          onPointerEnter={() => setPointed(true)}
          onPointerLeave={() => {
            setPointed(false);
            beginAnew();
          }}
        >
          {text}
        </div>
      }
    >
      <Button
        size="lg"
        block
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false);
          beginAnew();
        }}
        onClick={onMove}
      >
        {actionLabel}
      </Button>
    </Notice>
  );
}
