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

/** Done: the page continues in five seconds, or immediately by the button (AUT-07). */
export function MovingOn({ title, actionLabel, onMove, clock = systemClock }: MovingOnProps) {
  const { t } = useTranslation('auth');
  const [until] = useState(() => clock() + stayTime);
  const seconds = useSecondsUntil(until, clock);
  const move = useEffectEvent(onMove);
  useEffect(() => {
    const timer = setTimeout(() => move(), stayTime);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Notice icon={CircleCheck} tone="success" title={title} text={t('confirmed.text', { count: seconds })}>
      <Button size="lg" block onClick={onMove}>
        {actionLabel}
      </Button>
    </Notice>
  );
}
