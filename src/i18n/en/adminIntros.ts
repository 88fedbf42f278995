/** Introductions that wait for a manager, at /admin/introductions. */
export const adminIntros = {
  title: 'Introductions to check',
  lead: 'They’re for members who hide contacts. Pass on what such a member would be glad to get.',
  to: 'To {{name}}',
  noWords: 'No message.',
  sent: 'Sent {{ago}}',
  pass: 'Pass on',
  passNamed: 'Pass on the introduction from {{from}} to {{to}}',
  refuse: 'Don’t pass on',
  refuseNamed: 'Don’t pass on the introduction from {{from}} to {{to}}',
  deciding: 'Saving',
  passed: 'Passed on',
  refused: 'Not passed on. The sender isn’t notified.',
  more: 'Show more',
  none: 'Nothing to check',
  noneText: 'Introductions to members who hide contacts will show up here.',
  failed: { title: 'Couldn’t load the introductions', text: 'Something went wrong on our side. Try again.' },
} as const;
