/** The feed of requests, and answers to them. */
export const requests = {
  list: 'Requests',
  asked: 'Asked {{ago}}',
  answer: 'Answer',
  answerTo: 'Answer {{name}}',
  change: 'Change your answer',
  changeTo: 'Change your answer to {{name}}',
  label: 'Your answer to {{name}}',
  hint: 'They’ll get your answer by email, with a link to your profile.',
  send: 'Send answer',
  sending: 'Sending your answer',
  cancel: 'Cancel',
  sent: 'Your answer is on its way',
  yours: 'Your answer',
  empty: 'Write an answer first.',
  more: 'More participants',
  none: {
    title: 'No requests yet',
    text: 'When other members say what they’re looking for, you’ll find it here and can answer.',
  },
  failed: {
    title: 'Couldn’t load the requests',
    text: 'Something went wrong on our side. Try again.',
    offline: 'You’re offline. The requests load once you’re back.',
    more: 'Couldn’t load more requests.',
  },
} as const;
