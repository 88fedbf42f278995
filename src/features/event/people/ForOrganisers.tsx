import { ListChecks } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button/Button';
import { Icon } from '../../../ui/Icon/Icon';

/** A button that shows the organisers' panel (EVT-06). Its code loads on demand. */
export function ForOrganisers({ children }: { children: ReactNode }) {
  const { t } = useTranslation('eventPage');
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <Suspense fallback={null}>{children}</Suspense>;
  return (
    <div>
      <Button
        variant="secondary"
        icon={<Icon icon={ListChecks} size={18} />}
        aria-expanded={false}
        onClick={() => setIsOpen(true)}
      >
        {t('organise')}
      </Button>
    </div>
  );
}
