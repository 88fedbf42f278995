/** Words about an event, wherever one is shown. */
export const event = {
  when: {
    mine: '{{time}} your time',
  },
  where: {
    online: 'Online',
    onlineAnd: '{{place}} and online',
    untold: 'The place is shown to those who are going',
  },
  price: {
    free: 'Free',
  },
  status: {
    going: 'You’re going',
    asked: 'Waiting for approval',
    toPay: 'Waiting for payment',
    declined: 'Declined',
  },
  mark: {
    past: 'Over',
    cancelled: 'Cancelled',
    full: 'Full',
    private: 'Members only',
  },
  more: 'More actions',
  going_one: '{{count}} going',
  going_other: '{{count}} going',
  went_one: '{{count}} went',
  went_other: '{{count}} went',
} as const;
