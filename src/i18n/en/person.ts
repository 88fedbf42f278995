/** A participant as others see them, at /u/{slug}. */
export const person = {
  lookingFor: 'Looking for',
  about: 'About',
  goal: 'Goal',
  tags: 'Tags',
  contacts: 'Contacts',
  noContacts: 'No contacts here yet.',
  hidden: '{{name}} does not show all contacts. An introduction goes to a moderator first.',
  since: 'Here since {{date}}',
  you: 'You',
  edit: 'Edit profile',
  share: 'Share',
  copied: 'Link copied',
  copyFailed: 'The link could not be copied. Take it from the address bar.',
  join: {
    title: 'Would you like to meet {{name}}?',
    text: 'In {{community}} people say whom they look for, and meet.',
    action: 'Join {{community}}',
  },
  notFound: {
    title: 'Nobody is shown at this address',
    text: 'The link may be old, a letter in it may be wrong, or this member is not shown at the moment.',
    action: 'To the main page',
  },
  failed: {
    title: 'This page did not load',
    text: 'The server did not answer as it should.',
    offline: 'You are offline. It will load when the connection is back.',
  },
} as const;
