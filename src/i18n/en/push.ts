/** Web push in the reader’s browser. */
export const push = {
  on: 'Notifications are on in this browser.',
  turnOn: 'Turn on in this browser',
  turnOff: 'Turn off in this browser',
  turnedOn: 'Notifications are on in this browser',
  turnedOff: 'Notifications are off in this browser',
  notAllowed: 'Your browser hasn’t allowed notifications. You can turn them on here whenever you like.',
  denied: {
    title: 'Your browser blocks notifications from this site',
    text: 'Open the site settings beside the address, allow notifications, and load this page again.',
  },
  install: {
    title: 'Add this site to your Home Screen first',
    text: 'iPhone and iPad show notifications only from there. Press Share, choose “Add to Home Screen”, and open the site by its new icon.',
  },
  missing: 'This browser can’t show notifications from sites. Try another one.',
  showsText: 'Show the text of notifications',
  showsTextHint:
    'Without this, you only see what kind it is and who it’s from, as others may look at your screen.',
} as const;
