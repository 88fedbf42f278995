import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/Button/Button';
import { Icon } from '../../../../ui/Icon/Icon';
import { useOpened } from '../useOpened';

interface PreviewButtonProps {
  children: ReactNode;
  size?: 'sm';
  /** Its data are loading. */
  loading?: boolean;
}

const preview = { load: () => import('./Preview'), texts: 'participant' } as const;

/** Opens the preview. Its code loads when the button gets hover or focus. */
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
