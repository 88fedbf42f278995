import type {
  ChooseNotificationsBody,
  NotificationSettings,
  NotificationTimes,
} from '../../../generated/api/notification';

/** Some of the times, as one control changes them. */
export type SomeTimes = Partial<NotificationTimes>;

/** The settings once a channel, or a kind or a group in it, was switched (N07). */
export function withChoice(
  settings: NotificationSettings,
  { channel, kind, group, isOn }: ChooseNotificationsBody,
): NotificationSettings {
  if (kind === undefined && group === undefined) {
    const channels = settings.channels.map((one) => (one.channel === channel ? { ...one, isOn } : one));
    return { ...settings, channels };
  }
  const kinds = settings.kinds.map((one) => {
    if (one.kind !== kind && one.group !== group) return one;
    const others = one.channels.filter((name) => name !== channel);
    return { ...one, channels: isOn ? [...others, channel] : others };
  });
  return { ...settings, kinds };
}

/** The settings once some of the times were changed (N08). */
export const withTimes = (settings: NotificationSettings, times: SomeTimes): NotificationSettings => ({
  ...settings,
  times: { ...settings.times, ...times },
});
