import { useTranslation } from 'react-i18next';
import type {
  ChooseNotificationsBody,
  NotificationChoice,
  NotificationSettings,
} from '../../../../generated/api/notification';
import { channelName } from '../channels/channelName';
import { KindGroup } from './KindGroup';
import { Table } from './table.styles';

const groups = [
  'PEOPLE',
  'MEETINGS',
  'EVENTS',
  'CHAT',
  'COMMUNITY',
] as const satisfies NotificationChoice['group'][];

interface KindTableProps extends Pick<NotificationSettings, 'channels' | 'kinds'> {
  onChoose: (choice: ChooseNotificationsBody) => void;
}

/** Every kind that may be switched off, by what it is about, and every channel that is connected (NOT-04). */
export function KindTable({ channels, kinds, onChoose }: KindTableProps) {
  const { t } = useTranslation('subscriptions');
  const connected = channels.filter(({ state }) => state !== 'NOT_CONNECTED');
  const shown = groups
    .map((group) => ({ group, kinds: kinds.filter((one) => one.group === group) }))
    .filter((one) => one.kinds.length > 0);
  if (connected.length === 0) return null;
  return (
    <Table aria-label={t('what.table')}>
      <colgroup>
        <col />
        {connected.map(({ channel }) => (
          <col key={channel} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <td />
          {connected.map(({ channel }) => (
            <th key={channel} scope="col">
              {channelName(channel, t)}
            </th>
          ))}
        </tr>
      </thead>
      {shown.map((one) => (
        <KindGroup key={one.group} {...one} channels={connected} onChoose={onChoose} />
      ))}
    </Table>
  );
}
