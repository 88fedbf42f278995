import { MessagesSquare } from 'lucide-react';
import type { TabDefinition } from '../routes/tabDefinition';

export const chatsTab: TabDefinition = {
  route: 'chats',
  icon: MessagesSquare,
  countIn: (_init, unread) => unread,
};
