import type { TFunction } from 'i18next';

const known = ['EMAIL', 'TELEGRAM', 'PUSH'] as const;

/** A channel in the reader’s language. One that this version does not know keeps its name. */
export function channelName(channel: string, t: TFunction<'subscriptions'>): string {
  const found = known.find((name) => name === channel);
  return found ? t(`channels.${found}`) : channel;
}
