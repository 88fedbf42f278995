/** Hints of the first visit of home. */
export const hints = {
  title: 'Getting started',
  place: '{{at}} of {{of}}',
  next: 'Next',
  done: 'Got it',
  introductions: {
    title: 'You meet one person at a time',
    text: 'We choose people by your request, which says who you’d like to meet and why.',
  },
  profile: {
    title: 'Your profile speaks for you',
    text: 'You can change it at any time. You decide in your settings who sees your contacts.',
  },
  invitation: {
    title: 'Bring someone along',
    text: 'Your invitation link is on this page. Anyone who opens it sees that it’s from you.',
  },
} as const;
