import { Eye } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { reportError } from '../../../../api/reportError';
import { loadTexts } from '../../../../i18n/later';
import { Button } from '../../../../ui/Button/Button';
import { Icon } from '../../../../ui/Icon/Icon';

interface PreviewButtonProps {
  children: ReactNode;
  size?: 'sm';
  disabled?: boolean;
}

const load = () => import('./Preview');
const Preview = lazy(load);

/** Opens the preview, whose code comes when the button is pointed at or focused. */
export function PreviewButton(props: PreviewButtonProps) {
  const { i18n } = useTranslation();
  const [coming, setComing] = useState(false);
  const [open, setOpen] = useState(false);
  const fetchAll = () => Promise.all([load(), loadTexts(i18n, 'participant')]);
  // What does not come now is asked for again by the press.
  const prefetch = () => void fetchAll().catch(() => undefined);
  const show = async () => {
    setComing(true);
    try {
      await fetchAll();
      setOpen(true);
    } catch (error) {
      reportError(error);
    } finally {
      setComing(false);
    }
  };
  return (
    <>
      <Button
        variant="secondary"
        icon={<Icon icon={Eye} size={18} />}
        loading={coming}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => void show()}
        {...props}
      />
      {open && (
        <Suspense>
          <Preview onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
