import { useTranslation } from 'react-i18next';
import { whereToBe } from '../../../lib/rules/event/addressOf';
import type { Event } from '../../../generated/api/event';
import { request } from '../../../api/request';
import { useSubmit } from '../../../components/form/useSubmit';
import { getEventCalendar } from '../../../generated/api/client/event';
import { calendarLinks } from '../../../lib/rules/event/calendarLinks';
import { saveFile } from '../../../lib/saveFile';
import type { LateMenuProps } from '../../../ui/Menu/lateMenu';
import { Menu } from '../../../ui/Menu/Menu';

export interface CalendarMenuProps extends LateMenuProps {
  event: Event;
  /** Address of its page. */
  url: string;
}

/** The ways into one’s calendar. */
export default function CalendarMenu({ event, url, trigger }: CalendarMenuProps) {
  const { t } = useTranslation('eventPage');
  const { title, startsAt, endsAt, timeZone } = event;
  const links = calendarLinks({ title, url, place: whereToBe(event), startsAt, endsAt, timeZone });
  const download = useSubmit({
    send: async () => {
      const file = await request(getEventCalendar, { params: { id: event.id } });
      saveFile(`event-${event.date}.ics`, file, 'text/calendar');
    },
    inToast: true,
  });
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
        [{ label: t('calendar.file'), onSelect: () => void download.submit() }],
      ]}
    />
  );
}
