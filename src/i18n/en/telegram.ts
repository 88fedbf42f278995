/** Connecting Telegram. */
export const telegram = {
  connect: 'Connect Telegram',
  again: 'Connect again',
  open: 'Open Telegram',
  newTab: 'opens in a new tab',
  waiting: 'Press Start in the chat that opens. This page will notice it by itself.',
  expired: 'The link has expired. Connect again.',
  blocked: 'You’ve blocked our bot in Telegram. Unblock it there, or connect another chat.',
  disconnect: 'Disconnect Telegram',
  connected: 'Telegram is connected',
  disconnected: 'Telegram is disconnected',
};
