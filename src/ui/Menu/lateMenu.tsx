import { Suspense, useState, type ComponentType, type ReactElement } from 'react';
import { aheadOf, lazyPart } from '../../lib/lazyInTime';
import { Button, type NativeButtonProps } from '../Button/Button';

export interface LateMenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement;
}

type LateMenu<Props> = ComponentType<Omit<Props, 'trigger'> & { button: NativeButtonProps }>;

/**
 * A menu whose code loads when the user is about to press its button. The loaded component renders a `Menu` with the
 * given trigger and `defaultOpen`.
 */
export function lateMenu<Props extends LateMenuProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LateMenu<Props> {
  const Loaded = lazyPart<LateMenuProps>(load as () => Promise<{ default: ComponentType<LateMenuProps> }>);
  const fetchAhead = aheadOf(load);
  return function LateMenu({ button, ...menu }) {
    const [wanted, setWanted] = useState(false);
    const closed = (
      <Button
        {...button}
        aria-haspopup="menu"
        aria-expanded={false}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => setWanted(true)}
      />
    );
    if (!wanted) return closed;
    return (
      <Suspense fallback={closed}>
        <Loaded {...menu} trigger={<Button {...button} />} />
      </Suspense>
    );
  };
}
