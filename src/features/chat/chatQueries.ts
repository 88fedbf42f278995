import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query';
import { queryClient } from '../../api/queryClient';
import { request } from '../../api/request';
import type { ChatRow, ChatState, Chats } from '../../generated/api/chat';
import { getChat, getChatPeople, getChats, searchChats } from '../../generated/api/client/chat';

const listKey = ['chats', 'list'] as const;

/** The member's chats, the latest first (H01). */
export const chatsQuery = infiniteQueryOptions({
  queryKey: listKey,
  queryFn: ({ pageParam: page, signal }) => request(getChats, { query: { page }, signal }),
  initialPageParam: 0,
  getNextPageParam: ({ hasMore }, _pages, page) => (hasMore ? page + 1 : undefined),
});

/** A chat as it is first shown (H03). From then on its changes are asked for, so it never gets old. */
export const chatQuery = (id: string) =>
  queryOptions({
    queryKey: ['chats', 'chat', id],
    queryFn: ({ signal }) => request(getChat, { params: { id }, signal }),
    staleTime: Infinity,
  });

/** Messages with these words (H14). */
export const foundQuery = (q: string) =>
  queryOptions({
    queryKey: ['chats', 'found', q],
    queryFn: ({ signal }) => request(searchChats, { query: { q }, signal }),
  });

/** The people the member may write to, by name (H15). */
export const chatPeopleQuery = (q: string) =>
  queryOptions({
    queryKey: ['chats', 'people', q],
    queryFn: ({ signal }) => request(getChatPeople, { query: q ? { q } : {}, signal }),
    placeholderData: (before) => before,
  });

export const refreshChats = (): Promise<void> => queryClient.invalidateQueries({ queryKey: listKey });

/** Shows in the list what a chat is like now, until the server is asked again. */
function changeListed(id: string, change: (row: ChatRow) => ChatRow): void {
  queryClient.setQueryData<InfiniteData<Chats>>(
    listKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          chats: page.chats.map((row) => (row.chat.id === id ? change(row) : row)),
        })),
      },
  );
}

export const setListed = (id: string, changes: Partial<ChatState>): void =>
  changeListed(id, (row) => ({ ...row, chat: { ...row.chat, ...changes } }));
