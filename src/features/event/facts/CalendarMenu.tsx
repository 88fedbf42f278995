import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../../lib/rules/event/sayPlace';
import type { Event } from '../../../generated/api/event';
import { calendarLinks } from '../../../lib/rules/event/calendarLinks';
import { Menu } from '../../../ui/Menu/Menu';

export interface CalendarMenuProps {
  event: Event;
  /** Address of its page. */
  url: string;
  trigger: ReactElement;
}

/** The ways into one's calendar; open as soon as it is there. */
export default function CalendarMenu({ event, url, trigger }: CalendarMenuProps) {
  const { t } = useTranslation('eventPage');
  const { title, startsAt, endsAt, timeZone, eventType, onlineMeetingLink, location } = event;
  const place = (eventType === 'ONLINE' && onlineMeetingLink) || addressOf(location);
  const links = calendarLinks({ title, url, place, startsAt, endsAt, timeZone });
  return (
    <Menu
      defaultOpen
      align="start"
      trigger={trigger}
      groups={[
        [
          { label: t('calendar.google'), href: links.google },
          { label: t('calendar.outlook'), href: links.outlook },
          { label: t('calendar.office'), href: links.office },
        ],
      ]}
    />
  );
}
