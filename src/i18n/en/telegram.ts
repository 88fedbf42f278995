/** Connecting Telegram. */
export const telegram = {
  connect: 'Connect Telegram',
  again: 'Connect again',
  open: 'Open Telegram',
  newTab: 'opens in a new tab',
  waiting: 'Press Start in the chat that opens, within 10 minutes. This page will notice by itself.',
  expired: 'The link has expired. Connect Telegram again.',
  asking: 'Preparing the link',
  disconnect: 'Disconnect Telegram',
  disconnecting: 'Disconnecting',
  connected: 'Telegram is connected',
  signingUp: 'Once you’ve signed up, notifications will also come to @{{username}} in Telegram.',
  signingUpUnnamed: 'Once you’ve signed up, notifications will also come to the Telegram chat you came from.',
  notThisChat: 'Don’t connect Telegram',
  disconnected: 'Telegram is disconnected',
};
