import type { NotificationChannel } from '../../../../generated/api/notification';

/** What a component gets that connects a channel. */
export interface ConnectionProps {
  channel: NotificationChannel;
  /** Sends everything that is chosen by this channel again. */
  onSwitchOn: () => void;
}
