import { ListChecks, Pencil, QrCode } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Marks } from '../../../components/event/Marks';
import { Price } from '../../../components/event/Price';
import { When } from '../../../components/event/When';
import { Where } from '../../../components/event/Where';
import type { Event } from '../../../generated/api/event';
import { asWritten } from '../../../lib/asWritten';
import { pathTo } from '../../../lib/pathTo';
import { routePaths } from '../../../lib/routes';
import { Button } from '../../../ui/Button/Button';
import { Icon } from '../../../ui/Icon/Icon';
import { Link } from '../../../ui/Link/Link';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';
import { Figures } from './Figures';
import { About, Acts } from './ManagedEvents.styles';

interface ManagedEventProps {
  event: Event;
  /** The menu of rarely used actions. */
  menu: ReactNode;
  /** The organisers' panel, which loads on demand. */
  panel: ReactNode;
}

/** An event for managers: the facts, and all actions of organisers. */
export function ManagedEvent({ event, menu, panel }: ManagedEventProps) {
  const { t } = useTranslation('adminEvents');
  const [isOpen, setIsOpen] = useState(false);
  const { id, title, isCancelled } = event;
  return (
    <>
      <About>
        <div>
          <Link alone to={routePaths.admin}>
            {t('back')}
          </Link>
        </div>
        <Heading level={1} {...asWritten(title)}>
          {title}
        </Heading>
        <Figures event={event} />
        <Marks event={event} />
      </About>
      <Stack $gap={2}>
        <When event={event} />
        <Where event={event} />
        <Price event={event} />
      </Stack>
      <Acts>
        <Button
          size="sm"
          to={pathTo('editManagedEvent', { eventId: id })}
          icon={<Icon icon={Pencil} size={18} />}
        >
          {t('edit')}
        </Button>
        {!isCancelled && (
          <Button
            size="sm"
            variant="secondary"
            to={pathTo('checkIn', { eventId: id })}
            icon={<Icon icon={QrCode} size={18} />}
          >
            {t('checkIn')}
          </Button>
        )}
        {menu}
      </Acts>
      {isOpen ? (
        <Suspense fallback={null}>{panel}</Suspense>
      ) : (
        <div>
          <Button
            variant="secondary"
            icon={<Icon icon={ListChecks} size={18} />}
            aria-expanded={false}
            onClick={() => setIsOpen(true)}
          >
            {t('people')}
          </Button>
        </div>
      )}
    </>
  );
}
