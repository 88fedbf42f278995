import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  ChooseNotificationsBody,
  NotificationChannel,
  NotificationChoice,
  NotificationSettings,
} from '../../../generated/api/notification';
import { Checkbox } from '../../../ui/Checkbox/Checkbox';
import { channelName } from './channelName';
import { ColumnName, GroupName, Table } from './settings.styles';

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

interface KindRowProps {
  one: NotificationChoice;
  channels: readonly NotificationChannel[];
  onChoose: KindTableProps['onChoose'];
}

/** A kind with a box for each channel, which is named after both. */
function KindRow({ one: { kind, label, channels: on }, channels, onChoose }: KindRowProps) {
  const { t } = useTranslation('subscriptions');
  const id = useId();
  return (
    <tr>
      <th scope="row" id={id}>
        {label}
      </th>
      {channels.map(({ channel, isOn, state }) => (
        <td key={channel}>
          <Checkbox
            label={<span id={`${id}-${channel}`}>{channelName(channel, t)}</span>}
            aria-labelledby={`${id} ${id}-${channel}`}
            checked={on.includes(channel)}
            disabled={!isOn || state === 'NOT_CONNECTED'}
            onChange={({ target }) => onChoose({ channel, kind, isOn: target.checked })}
          />
        </td>
      ))}
    </tr>
  );
}

/** Every kind that may be switched off, by what it is about, and every channel (NOT-04). */
export function KindTable({ channels, kinds, onChoose }: KindTableProps) {
  const { t } = useTranslation('subscriptions');
  const shown = groups
    .map((group) => ({ group, kinds: kinds.filter((one) => one.group === group) }))
    .filter((one) => one.kinds.length > 0);
  return (
    <Table $isNarrow={channels.length === 1} aria-label={t('what.table')}>
      <thead>
        <tr>
          <td />
          {channels.map(({ channel }) => (
            <ColumnName key={channel} scope="col">
              {channelName(channel, t)}
            </ColumnName>
          ))}
        </tr>
      </thead>
      {shown.map(({ group, kinds: rows }) => (
        <tbody key={group}>
          <tr>
            <GroupName scope="rowgroup" colSpan={channels.length + 1}>
              {t(`groups.${group}`)}
            </GroupName>
          </tr>
          {rows.map((one) => (
            <KindRow key={one.kind} one={one} channels={channels} onChoose={onChoose} />
          ))}
        </tbody>
      ))}
    </Table>
  );
}
