import type { Env } from '../env';
import type { ChannelFactory } from '../notifications/channel';
import { emailChannel } from './email/emailChannel';
import { pushChannel } from './push/pushChannel';
import { telegramChannel } from './telegram/telegramChannel';

/** Every channel that notifications go out by, if the installation has what it needs. */
const channelList: readonly ChannelFactory[] = [emailChannel, telegramChannel, pushChannel];

/** The channels that this installation can use. */
export const channelsOf = (env: Env): ChannelFactory[] => channelList.filter(({ lacks }) => !lacks(env));

/** The other channels with what they lack, in words for the operator. */
export const missingChannels = (env: Env): string[] =>
  channelList.flatMap(({ title, lacks }) => {
    const lack = lacks(env);
    return lack ? [`notifications by ${title} (${lack})`] : [];
  });
