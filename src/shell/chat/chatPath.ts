import { pathTo } from '../../lib/pathTo';

/** The address of a chat, or of a message in it. */
export const chatPath = (chatId: string, number?: number): string =>
  pathTo('chat', { chatId }) + (number === undefined ? '' : `?message=${number}`);
