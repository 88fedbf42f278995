import { createEmailChannel } from './email/emailChannel';

/** Every channel that notifications go out by. */
export const channelList = [createEmailChannel] as const;
