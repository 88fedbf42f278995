/** How organisers invite people to an event. */
export const invite = {
  PARTICIPANT: {
    search: 'Invite somebody',
    hint: 'People you’re connected with and the community’s managers. They get one email and take part only if they accept.',
  },
  ORGANISER: {
    search: 'Invite an organiser',
    hint: 'People you’re connected with, participants of the event and the community’s managers. They become organisers when they accept.',
  },
  found: 'People found',
  foundCount_one: '{{count}} person found',
  foundCount_other: '{{count}} people found',
  none: 'Nobody you can invite has this name',
  invite: 'Invite',
  inviteNamed: 'Invite {{name}}',
  invited: 'Invited',
  waiting: 'Hasn’t answered yet',
  waitingBy: 'Invited by {{name}}, hasn’t answered yet',
  declined: 'Declined the invitation',
  withdraw: 'Withdraw',
  withdrawNamed: 'Withdraw the invitation to {{name}}',
  more: 'Show more',
  failed: 'That didn’t work',
  notLoaded: 'Couldn’t load the invitations',
  nobody: 'Nobody has been invited yet',
  nobodyText: 'Search for people by name to invite them.',
} as const;
