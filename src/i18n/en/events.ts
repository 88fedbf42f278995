/** The events of a community at /events. */
export const events = {
  title: 'Events',
  create: 'Create an event',
  views: 'Which events',
  tabs: {
    upcoming: 'Upcoming',
    past: 'Past',
    month: 'Month',
  },
  search: 'Search events',
  filters: 'Filters',
  narrowings: {
    online: 'Online',
    free: 'Free',
    mine: 'I organise',
    going: 'I’ve signed up',
  },
  clear: 'Clear all',
  shown_one: '{{count}} event shown',
  shown_other: '{{count}} events shown',
  more: 'Show more',
  none: {
    upcoming: 'No events coming up',
    upcomingText: 'Invite others to something you’d like to do together: a walk, a talk, a call.',
    past: 'No past events',
    pastText: 'Once an event is over, you’ll find it here.',
    found: 'No events found',
    foundText: 'Try fewer words, another spelling, or fewer filters.',
  },
  month: {
    label: 'Events by day',
    this: 'This month',
    before: 'Previous month',
    after: 'Next month',
    day_one: '{{day}}, {{count}} event',
    day_other: '{{day}}, {{count}} events',
    none: 'Nothing is planned for this month.',
    noneFound: 'Nothing found in this month. Try fewer words or filters.',
    tooMany: 'The first {{count}} events of the month are shown. Search or filter to find the others.',
  },
  failed: {
    title: 'Couldn’t load the events',
    text: 'Something went wrong on our side. Try again.',
    more: 'Couldn’t load more events.',
    stale:
      'You’re offline. These events match your earlier search; the new one loads when you’re back online.',
  },
} as const;
