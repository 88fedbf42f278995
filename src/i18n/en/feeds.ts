/** Events in one's own calendar, by addresses that calendars go on asking. */
export const feeds = {
  text: 'Subscribe once, and your calendar adds new events and keeps up with changes by itself.',
  own: {
    title: 'Your events',
    text: 'Those you’re going to, have asked to join or organise, with everything you’re told about the place.',
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
    text: 'What anyone may see. You can pass this address on.',
    address: 'Address of the community’s events',
  },
  copy: 'Copy address',
  copied: 'Address copied',
  copyFailed: 'Couldn’t copy the address. Select it and copy it yourself.',
  open: 'Open in a calendar app',
  hint: 'In Google Calendar: Other calendars, From URL. In Outlook: Add calendar, Subscribe from web. It may take a few hours until changes arrive.',
} as const;
