import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/Button/Button';
import { Icon } from '../../../../ui/Icon/Icon';
import { useOpened } from '../useOpened';

interface PreviewButtonProps {
  children: ReactNode;
  size?: 'sm';
  /** What it shows is not there yet. */
  loading?: boolean;
}

const preview = { load: () => import('./Preview'), texts: 'participant' } as const;

/** Opens the preview, whose code comes when the button is pointed at or focused. */
export function PreviewButton({ loading = false, ...props }: PreviewButtonProps) {
  const { Opened: Preview, opening, open, close, ahead } = useOpened(preview);
  return (
    <>
      <Button
        variant="secondary"
        icon={<Icon icon={Eye} size={18} />}
        loading={opening || loading}
        onClick={open}
        {...ahead}
        {...props}
      />
      {Preview && <Preview onClose={close} />}
    </>
  );
}
