/** Connecting Telegram. */
export const telegram = {
  connect: 'Connect Telegram',
  again: 'Connect again',
  open: 'Open Telegram',
  newTab: 'opens in a new tab',
  waiting: 'Press Start in the chat that opens, within 10 minutes. This page will notice by itself.',
  expired: 'The link has expired. Connect Telegram again.',
  blocked: 'You may have blocked our bot in Telegram. Unblock it there, or connect Telegram again.',
  asking: 'Preparing the link',
  disconnect: 'Disconnect Telegram',
  disconnecting: 'Disconnecting',
  connected: 'Telegram is connected',
  disconnected: 'Telegram is disconnected',
};
