/** Telling managers about a member. */
export const report = {
  title: 'Report {{name}}',
  text: 'The managers of {{community}} look at every report. Nobody is told that it was you: neither {{name}} nor the managers.',
  reason: 'What’s wrong?',
  noReason: 'Choose what’s wrong',
  reasons: {
    SPAM: 'Spam or advertising',
    HARASSMENT: 'Harassment or threats',
    FAKE: 'Not a real person, or somebody else',
    OFFENSIVE: 'Something offensive in the profile',
    OTHER: 'Something else',
  },
  details: 'What happened?',
  detailsHint: 'A few words help the managers decide.',
  noDetails: 'Say in a few words what’s wrong',
  submit: 'Send report',
  sending: 'Sending',
  done: 'Thank you. The managers will look at it.',
  undo: 'Undo',
  undone: 'Your report is withdrawn',
} as const;
