import { CalendarX2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Event } from '../../../generated/api/event';
import { useTexts } from '../../../i18n/useTexts';
import type { LateMenuProps } from '../../../ui/Menu/lateMenu';
import { Menu } from '../../../ui/Menu/Menu';
import { EndDialog, type Ending } from './EndDialog';

export interface EventMenuItemsProps extends LateMenuProps {
  event: Event;
  /** The event does not exist any more. */
  onDeleted: () => void;
}

/** Cancels an upcoming event, or deletes an event; each after a question. */
export default function EventMenuItems({ event, trigger, onDeleted }: EventMenuItemsProps) {
  useTexts('organise');
  const { t } = useTranslation('organise');
  const [asked, setAsked] = useState<Ending>();
  const mayCancel = !event.isCancelled && !event.isPast;
  return (
    <>
      <Menu
        defaultOpen
        trigger={trigger}
        groups={[
          [
            ...(mayCancel
              ? [{ label: t('end.CANCEL.action'), icon: CalendarX2, onSelect: () => setAsked('CANCEL') }]
              : []),
            { label: t('end.DELETE.action'), icon: Trash2, danger: true, onSelect: () => setAsked('DELETE') },
          ],
        ]}
      />
      {asked && (
        <EndDialog
          key={asked}
          event={event}
          how={asked}
          onClose={() => setAsked(undefined)}
          onDeleted={onDeleted}
        />
      )}
    </>
  );
}
