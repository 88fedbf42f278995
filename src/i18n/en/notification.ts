/** The list behind the bell. */
export const notification = {
  title: 'Notifications',
  settings: 'Notification settings',
  markAll: 'Mark all as read',
  unread: 'Unread',
  gathered_one: 'and {{count}} more',
  gathered_other: 'and {{count}} more',
  why: 'Why did I get this?',
  remove: 'Remove “{{title}}”',
  removed: 'Notification removed',
  undo: 'Undo',
  undone: 'The notification is back',
  fresh_one: 'Show {{count}} new notification',
  fresh_other: 'Show {{count}} new notifications',
  more: 'Show more',
  loadingMore: 'Loading more',
  none: {
    title: 'No notifications yet',
    text: 'Introductions, answers to your requests, and news about your meetings and events will show up here.',
  },
  failed: {
    title: 'Couldn’t load your notifications',
    text: 'Try again in a moment.',
    more: 'Couldn’t load earlier notifications.',
  },
} as const;
