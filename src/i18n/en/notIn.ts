/** Texts for people who are not admitted to the community. */
export const notIn = {
  WAITING: {
    title: 'Your application is under review',
    text: 'A manager of {{title}} reviews every new member, and you’ll get an email either way. Until then, only your profile is open: a good time to complete it.',
  },
  REFUSED: {
    title: 'Your application wasn’t accepted',
    text: 'The managers of {{title}} wrote to you:',
  },
  REMOVED: {
    title: 'You’re no longer a member of {{title}}',
    text: 'Members don’t see your profile any more, and only your profile is open to you.',
  },
  admitted: {
    title: 'You’re in',
    text: 'Your application was accepted. Everything members have is now open to you.',
    action: 'Open {{title}}',
  },
  questions: 'Any questions?',
} as const;
