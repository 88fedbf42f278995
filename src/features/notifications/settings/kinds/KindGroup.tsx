import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  ChooseNotificationsBody,
  NotificationChannel,
  NotificationChoice,
} from '../../../../generated/api/notification';
import { Icon } from '../../../../ui/Icon/Icon';
import { channelName } from '../channels/channelName';
import { ChoiceBox } from './ChoiceBox';
import { GroupButton } from './table.styles';

interface KindGroupProps {
  group: NotificationChoice['group'];
  kinds: readonly NotificationChoice[];
  channels: readonly NotificationChannel[];
  onChoose: (choice: ChooseNotificationsBody) => void;
}

/** A row for a group, whose boxes switch all of it, and below it, once it is unfolded, one for each kind. */
export function KindGroup({ group, kinds, channels, onChoose }: KindGroupProps) {
  const { t } = useTranslation('subscriptions');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <tbody>
      <tr>
        <th scope="rowgroup">
          <GroupButton type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <span id={id}>{t(`groups.${group}`)}</span>
            <Icon icon={ChevronDown} size={18} />
          </GroupButton>
        </th>
        {channels.map(({ channel, isOn }) => {
          const count = kinds.filter((one) => one.channels.includes(channel)).length;
          return (
            <td key={channel}>
              <ChoiceBox
                row={id}
                channel={channelName(channel, t)}
                isOn={count === kinds.length}
                isMixed={count > 0 && count < kinds.length}
                disabled={!isOn}
                onChange={(next) => onChoose({ channel, group, isOn: next })}
              />
            </td>
          );
        })}
      </tr>
      {kinds.map(({ kind, label, channels: chosen }) => (
        <tr key={kind} hidden={!isOpen}>
          <th scope="row" id={`${id}-${kind}`}>
            {label}
          </th>
          {channels.map(({ channel, isOn }) => (
            <td key={channel}>
              <ChoiceBox
                row={`${id}-${kind}`}
                channel={channelName(channel, t)}
                isOn={chosen.includes(channel)}
                disabled={!isOn}
                onChange={(next) => onChoose({ channel, kind, isOn: next })}
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
