import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { whereToBe } from '../../../lib/rules/event/addressOf';
import type { Event } from '../../../generated/api/event';
import { request } from '../../../api/request';
import { getEventCalendar } from '../../../generated/api/client/event';
import { describeError } from '../../../i18n/describeError';
import { calendarLinks } from '../../../lib/rules/event/calendarLinks';
import { saveFile } from '../../../lib/saveFile';
import { Menu } from '../../../ui/Menu/Menu';
import { toast } from '../../../ui/toast/toast';

export interface CalendarMenuProps {
  event: Event;
  /** Address of its page. */
  url: string;
  trigger: ReactElement;
}

/** The ways into one's calendar; open as soon as it is there. */
export default function CalendarMenu({ event, url, trigger }: CalendarMenuProps) {
  const { t, i18n } = useTranslation('eventPage');
  const { title, startsAt, endsAt, timeZone } = event;
  const links = calendarLinks({ title, url, place: whereToBe(event), startsAt, endsAt, timeZone });
  const download = async () => {
    try {
      const file = await request(getEventCalendar, { params: { id: event.id } });
      saveFile(`event-${event.date}.ics`, file, 'text/calendar');
    } catch (error) {
      toast.error(describeError(error, i18n));
    }
  };
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
        [{ label: t('calendar.file'), onSelect: () => void download() }],
      ]}
    />
  );
}
