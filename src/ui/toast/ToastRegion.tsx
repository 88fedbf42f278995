import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { toast as toastify, ToastContainer, type IconProps } from 'react-toastify/unstyled';
import { Icon } from '../Icon/Icon';
import { SpinnerRing } from '../Spinner/Spinner';
import { besideDialog } from './besideDialog';
import { OfferHint } from './Offer';
import { toastsOpen } from './openToasts';
import { toasts } from './toastify';
import { toastsReady } from './toastLoader';
import { ToastTransition } from './ToastTransition';
import { Close, insetBesideDialog, Region } from './toast.styles';
import { toastLimit } from './toastOptions';

const icons = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert, default: Info };

const toastIcon = ({ type, isLoading }: IconProps) =>
  isLoading ? <SpinnerRing aria-hidden /> : <Icon icon={icons[type]} />;

/** The library makes its container a live region. Ours says toasts (UIX-10). */
const liveRegion = ['aria-live', 'aria-atomic', 'aria-relevant'];

export interface ToastRegionProps {
  /** Name of the region: 'Notices'. */
  label: string;
  /** Name of a toast's close button. */
  closeLabel: string;
  /** How an offered button is reached, given its label. */
  tabHint: (label: string) => string;
}

/** The container of react-toastify in our own clothes: its style sheet would need an exception in the page's policy. */
export default function ToastRegion({ label, closeLabel, tabHint }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const open = new Set<string | number>();
    const moveBeside = (dialog: Element) =>
      region.current?.style.setProperty(insetBesideDialog, besideDialog(dialog, region.current) ?? null);
    // A dialog changes its size with its content, and moves while it opens.
    const resized = new ResizeObserver(([entry]) => entry && moveBeside(entry.target));
    const raise = () => {
      const element = region.current;
      if (element?.matches(':popover-open')) element.hidePopover();
      element?.showPopover();
      resized.disconnect();
      const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
      if (!dialog) return;
      resized.observe(dialog);
      const moves = dialog.getAnimations().map(({ finished }) => finished);
      void Promise.allSettled(moves).then(() => moveBeside(dialog));
    };
    raise();
    for (const name of liveRegion) region.current?.firstElementChild?.removeAttribute(name);
    // A dialog that opened meanwhile is above: moves back to the top.
    const stop = toastify.onChange(({ id, status }) => {
      if (status === 'added' && (open.size === 0 || document.querySelector('dialog:modal'))) raise();
      if (status === 'removed') open.delete(id);
      else open.add(id);
      toastsOpen(open.size > 0);
    });
    toastsReady(toasts);
    return () => {
      stop();
      resized.disconnect();
      toastsOpen(false);
      toastsReady(undefined);
    };
  }, []);
  return (
    <Region ref={region} popover="manual">
      <OfferHint value={tabHint}>
        <ToastContainer
          aria-label={label}
          position="top-right"
          limit={toastLimit}
          hideProgressBar
          closeOnClick={false}
          icon={toastIcon}
          transition={ToastTransition}
          closeButton={({ closeToast }) => (
            <Close type="button" aria-label={closeLabel} onClick={() => closeToast(true)}>
              <Icon icon={X} size={16} />
            </Close>
          )}
        />
      </OfferHint>
    </Region>
  );
}
