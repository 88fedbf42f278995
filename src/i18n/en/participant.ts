/** A participant as others see them, at /u/{slug}. */
export const participant = {
  lookingFor: 'Looking for',
  about: 'About',
  goal: 'Goal',
  tags: 'Tags',
  contacts: 'Contacts',
  noContacts: 'No contacts here yet.',
  hidden: '{{name}} doesn’t show all contacts. Introductions go to a manager first.',
  toldTo: {
    MEMBERS: 'Members of the community can see {{name}}’s contacts.',
    CONNECTIONS: 'You’ll see {{name}}’s contacts once you’re connected.',
  },
  since: 'Member since {{date}}',
  you: 'You',
  edit: 'Edit profile',
  share: 'Share',
  copied: 'Link copied',
  makePublic: {
    title: 'Make your page public?',
    text: 'Only people who know you in the community can open your page now. Once it’s public, anyone with the link sees your name, photo, position, company, about and tags, without signing in. You can change this in your settings, under Privacy.',
    submit: 'Make public and share',
    only: 'Share as it is',
  },
  copyFailed: 'Couldn’t copy the link. Copy it from the address bar.',
  join: {
    title: 'Would you like to meet {{name}}?',
    text: 'In {{community}}, people say who they’re looking for, and meet.',
    action: 'Join {{community}}',
  },
  notFound: {
    title: 'There’s nobody at this address',
    text: 'The link may be old or mistyped, or this member isn’t visible right now.',
    action: 'Go to the main page',
  },
  failed: {
    title: 'Couldn’t load this page',
    text: 'Something went wrong on our side.',
  },
} as const;
