/** Events in one's own calendar, by addresses that calendars go on asking. */
export const feeds = {
  text: 'Subscribe once, and your calendar adds new events and keeps up with changes by itself.',
  own: {
    title: 'Your events',
    text: 'Events you’re going to, have asked to join or organise, with every detail of the place that you can see.',
    make: 'Create my address',
    address: 'Your address',
    since: 'Your address was created on {{date}} and shown only then.',
    renew: 'Create a new address',
    renewText: 'Calendars that use the address you have now will stop updating.',
    once: 'Copy it now: you won’t see it again',
    secret: 'Anyone with this address can see your events. Keep it to yourself.',
    failed: 'Couldn’t load your calendar address',
  },
  all: {
    title: 'Public events of {{community}}',
    text: 'Events that anyone can see. You can share this address.',
    address: 'Address of the community’s events',
  },
  copy: 'Copy address',
  copied: 'Address copied',
  copyFailed: 'Couldn’t copy the address. Select it and copy it yourself.',
  open: 'Open in a calendar app',
  hint: 'In Google Calendar, choose “Other calendars”, then “From URL”. In Outlook, choose “Add calendar”, then “Subscribe from web”. Changes may take a few hours to arrive.',
} as const;
