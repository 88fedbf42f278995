import { pathTo } from '../../lib/pathTo';

export const chatPath = (chatId: string): string => pathTo('chat', { chatId });
