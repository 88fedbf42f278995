import { X } from 'lucide-react';
import { useCallback, useId, useLayoutEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { Announcer } from '../announcer/Announcer';
import { Button } from '../Button/Button';
import { PortalRoot } from '../floating/portalRoot';
import { Icon } from '../Icon/Icon';
import { Heading } from '../Text/Heading';
import { Body, Footer, Head, Sheet } from './Dialog.styles';
import { DescribeDialog, type Describe } from './useDialogText';

export interface DialogProps {
  open: boolean;
  /** Escape, the close button or a press outside the dialog. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Buttons, the main one first; it comes last in a row, and on top on a phone. */
  actions?: ReactNode;
  /** A press outside the dialog does not close it: for forms that would lose their input. */
  keepOpen?: boolean;
  size?: 'sm' | 'md' | 'lg';
  /** For a dialog in another place: `styled(Sheet)`. */
  frame?: typeof Sheet;
}

/** The page below does not scroll meanwhile. Where it has a scrollbar, its space stays, so that nothing moves. */
function keepGutter(): void {
  const { documentElement: page } = document;
  page.toggleAttribute('data-scrollbar', window.innerWidth > page.clientWidth);
}

/* The browser would focus the first button, which closes the dialog. */
const firstFocus =
  '[data-autofocus], input:not([type="hidden"], [readonly], :disabled), textarea:not([readonly], :disabled)';

/**
 * A modal dialog on the native element, which keeps the focus inside and gives it back; a sheet from below on phones.
 * What is in a `DialogText` is said with the title. The element with `data-autofocus`, else the first field to type in, else the close button gets the focus.
 */
export function Dialog({ open, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  onClose,
  title,
  closeLabel,
  children,
  actions,
  keepOpen,
  size = 'md',
  frame: Frame = Sheet,
}: Omit<DialogProps, 'open'>) {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  const titleId = useId();
  const [described, setDescribed] = useState<readonly string[]>([]);
  const describe = useCallback<Describe>((id) => {
    setDescribed((ids) => [...ids, id]);
    return () => setDescribed((ids) => ids.filter((each) => each !== id));
  }, []);
  useLayoutEffect(() => {
    keepGutter();
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>(firstFocus)?.focus();
    // Closed before it leaves the page, or the focus would not find its way back.
    return () => dialog?.close();
  }, [dialog]);
  const onPress = (event: MouseEvent) => {
    if (event.target === dialog && !keepOpen) onClose();
  };
  return (
    <Frame
      ref={setDialog}
      $size={size}
      // Firefox makes what scrolls a tab stop.
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={described.join(' ') || undefined}
      onMouseDown={onPress}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A browser may close it over our head (Escape pressed twice).
      onClose={() => {
        if (!dialog?.open) onClose();
      }}
    >
      <Head>
        <Heading level={2} size="lg" id={titleId}>
          {title}
        </Heading>
        <Button variant="quiet" square aria-label={closeLabel} onClick={onClose}>
          <Icon icon={X} />
        </Button>
      </Head>
      <PortalRoot value={dialog}>
        <DescribeDialog value={describe}>
          <Body>{children}</Body>
        </DescribeDialog>
        {actions && <Footer>{actions}</Footer>}
      </PortalRoot>
      <Announcer />
    </Frame>
  );
}
