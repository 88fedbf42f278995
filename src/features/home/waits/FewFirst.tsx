import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ShowMore } from '../../../ui/ShowMore/ShowMore';

interface FewFirstProps {
  /** How many are shown before the button is pressed. */
  few: number;
  children: readonly ReactNode[];
}

/** A list that begins with a few; a button shows the others. */
export function FewFirst({ few, children }: FewFirstProps) {
  const { t } = useTranslation('home');
  const [isShort, setShort] = useState(true);
  const left = isShort ? children.length - few : 0;
  return (
    <>
      {isShort ? children.slice(0, few) : children}
      <ShowMore hasMore={left > 0} onMore={() => setShort(false)}>
        {t('waits.more', { count: Math.max(left, 0) })}
      </ShowMore>
    </>
  );
}
