import { create } from 'zustand';

/** How many messages the member has not read, without those of muted chats. 0 until it is known. */
export const useUnread = create<number>()(() => 0);
