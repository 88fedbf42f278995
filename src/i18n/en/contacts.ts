/** Contacts at /contacts. */
export const contacts = {
  lists: 'Lists of contacts',
  tabs: {
    connected: 'Connected',
    meet: 'To meet',
    bookmarked: 'Bookmarked',
  },
  titles: {
    hidden: 'Hidden people',
    blocked: 'Blocked people',
  },
  moreLists: 'More lists',
  recommended: 'Recommended this week',
  sent: 'You asked to meet',
  more: 'Show more',
  loadingMore: 'Loading more',
  wrote: 'You wrote “{{text}}”',
  home: 'See who’s recommended',
  unconfirmed: {
    title: 'Confirm your email first',
    text: 'Members meet each other once they’ve confirmed their email. Then you’ll find your contacts here.',
    confirm: 'Confirm your email',
  },
  unreachable: {
    title: 'Nobody can reach you yet',
    text: 'The people you’re connected with see no contact of yours.',
    connect: 'Add a contact to your profile',
  },
  none: {
    bookmarked: 'No bookmarks yet',
    bookmarkedText: 'Bookmark people you’d like to come back to.',
    connected: 'No connections yet',
    connectedText: 'Once you both want to meet, you’ll see each other’s contacts here.',
    hidden: 'You haven’t hidden anybody',
    hiddenText: 'People you hide will be here, and you can show them again.',
    blocked: 'You haven’t blocked anybody',
    blockedText: 'People you block will be here, and you can unblock them.',
  },
  failed: {
    title: 'Couldn’t load your contacts',
    text: 'Try again in a moment.',
  },
} as const;
