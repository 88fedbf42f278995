import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { Icon } from '../Icon/Icon';
import { media } from '../theme';

interface FilterSheetProps {
  /** The label of the button and the title of the sheet: 'Filters'. */
  label: string;
  /** How many filters are on, and how screen readers say it. */
  count: number;
  countLabel: string;
  closeLabel: string;
  /** Shows the list below: 'Show events'. */
  doneLabel: string;
  clearLabel: string;
  onClear: () => void;
  /** The filters. They apply at once. */
  children: ReactNode;
}

/** Wider screens show the filters themselves. */
const OnPhone = styled.div`
  ${media.md} {
    display: none;
  }
`;

/** A phone's filters, in a sheet behind one button. */
export function FilterSheet(props: FilterSheetProps) {
  const { label, count, countLabel, closeLabel, doneLabel, clearLabel, onClear, children } = props;
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <OnPhone>
      <Button
        variant="secondary"
        icon={<Icon icon={SlidersHorizontal} size={18} />}
        aria-haspopup="dialog"
        aria-label={count > 0 ? `${label}, ${countLabel}` : undefined}
        onClick={() => setIsOpen(true)}
      >
        {label}
        {count > 0 && <Badge $tone="primary">{count}</Badge>}
      </Button>
      <Dialog
        open={isOpen}
        title={label}
        closeLabel={closeLabel}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{doneLabel}</Button>
            <Button variant="secondary" disabled={count === 0} onClick={onClear}>
              {clearLabel}
            </Button>
          </>
        }
      >
        {children}
      </Dialog>
    </OnPhone>
  );
}
