import { describe, expect, it } from 'vitest';
import type { Participation } from '../../../generated/api/event';
import { buttonState, buttonStates, type ButtonEvent, type ButtonFacts, type ButtonState } from './state';

const now = new Date('2026-11-24T12:00:00Z');
const part = (status: Participation['status'], rest: Partial<Participation> = {}): Participation => ({
  eventId: 'e',
  participantId: 'p',
  status,
  approved: false,
  paid: false,
  checkedInAt: null,
  ...rest,
});
const none = part('NOT_PARTICIPATING');
const free: ButtonEvent = {
  isPast: false,
  startsAt: '2026-11-25T17:00:00Z',
  endsAt: '2026-11-25T19:00:00Z',
  eventType: 'OFFLINE',
  onlineMeetingLink: null,
  paid: false,
  approvalRequired: false,
  isFull: false,
  isCancelled: false,
  waitingListEnabled: false,
  waiting: null,
  participation: none,
};
const full = { isFull: true } as const;
const line = { isFull: true, waitingListEnabled: true } as const;
const waits = (offeredUntil: string | null) => ({ ...line, waiting: { position: 2, offeredUntil } });
const online = { eventType: 'ONLINE' } as const;
const paid = { paid: true } as const;
const approval = { approvalRequired: true } as const;
const visitor = { participation: null } as const;
const over = { endsAt: '2026-11-24T12:00:00Z' } as const;
const soon = { startsAt: '2026-11-24T11:00:00Z' } as const;

type Row = [ButtonState, string, Partial<ButtonEvent>, Partial<ButtonFacts>?];

const rows: Row[] = [
  ['join', 'a free event', {}],
  ['join', 'one that goes on', { ...soon, endsAt: null, startsAt: '2026-11-24T12:00:01Z' }],
  ['joinAgain', 'cancelled', { participation: part('CANCELLED') }],
  ['joinAgain', 'cancelled, and paid', { ...paid, participation: part('CANCELLED', { paid: true }) }],
  ['askToJoin', 'approval', approval],
  ['askToJoin', 'approval before payment', { ...approval, ...paid }],
  ['askToJoin', 'cancelled, approval', { ...approval, participation: part('CANCELLED') }],
  ['payToRegister', 'paid', paid],
  ['payToRegister', 'cancelled before paying', { ...paid, participation: part('CANCELLED') }],
  ['payToJoin', 'registered', { ...paid, participation: part('PENDING') }],
  ['payToJoin', 'approved', { ...paid, ...approval, participation: part('PENDING', { approved: true }) }],
  ['payToJoin', 'registered for what is full now', { ...paid, ...full, participation: part('PENDING') }],
  ['pending', 'asked', { ...approval, participation: part('PENDING') }],
  ['pending', 'asked, to pay after', { ...approval, ...paid, participation: part('PENDING') }],
  ['pending', 'paid before', { ...approval, ...paid, participation: part('PENDING', { paid: true }) }],
  ['rejected', 'declined', { participation: part('REJECTED') }],
  ['rejected', 'declined of a full one', { ...full, participation: part('REJECTED') }],
  ['going', 'confirmed', { participation: part('CONFIRMED') }],
  ['going', 'confirmed of a full one', { ...full, participation: part('CONFIRMED') }],
  ['going', 'the link is not known yet', { ...online, participation: part('CONFIRMED') }],
  [
    'going',
    'in a place, with a link beside',
    { onlineMeetingLink: 'https://meet.example/x', participation: part('CONFIRMED') },
  ],
  [
    'joinOnline',
    'confirmed online',
    { ...online, onlineMeetingLink: 'https://meet.example/x', participation: part('CONFIRMED') },
  ],
  ['cancelling', 'going', { participation: part('CONFIRMED') }, { isCancelling: true }],
  ['full', 'no place left', full],
  ['full', 'no place left, a visitor', { ...full, ...visitor }, { isVisitor: true }],
  ['full', 'no place left, who cancelled', { ...full, participation: part('CANCELLED') }],
  ['joinWaitingList', 'a waiting list', line],
  ['joinWaitingList', 'a waiting list, approval, paid', { ...line, ...approval, ...paid }],
  ['joinWaitingList', 'a waiting list, who cancelled', { ...line, participation: part('CANCELLED') }],
  ['finishProfile', 'a waiting list, not inside', { ...line, ...visitor }],
  ['logInToWait', 'a waiting list, a visitor', { ...line, ...visitor }, { isVisitor: true }],
  ['waiting', 'in line', waits(null)],
  ['waiting', 'in line, the list was closed since', { ...waits(null), waitingListEnabled: false }],
  ['waiting', 'an offer that ran out', waits('2026-11-24T12:00:00Z')],
  ['offered', 'a place is held', waits('2026-11-24T12:00:01Z')],
  ['rejected', 'declined while in line', { ...waits(null), participation: part('REJECTED') }],
  ['eventCancelled', 'called off', { isCancelled: true, participation: part('CONFIRMED') }],
  ['eventCancelled', 'called off, and over', { isCancelled: true, isPast: true }],
  ['logInToJoin', 'a visitor', visitor, { isVisitor: true }],
  ['logInToPay', 'a visitor, paid', { ...visitor, ...paid }, { isVisitor: true }],
  ['finishProfile', 'signed in, not inside', visitor],
  ['confirmEmail', 'an address to confirm', visitor, { isUnconfirmed: true }],
  ['confirmEmail', 'an address to confirm, a waiting list', { ...line, ...visitor }, { isUnconfirmed: true }],
  ['join', 'a guest', visitor, { mayCome: true }],
  ['askToJoin', 'a guest, approval', { ...visitor, ...approval }, { mayCome: true }],
  ['payToRegister', 'a guest, paid', { ...visitor, ...paid }, { mayCome: true }],
  ['joinWaitingList', 'a guest, a waiting list', { ...line, ...visitor }, { mayCome: true }],
  ['full', 'a guest, no place left', { ...full, ...visitor }, { mayCome: true }],
  ['ended', 'a guest, over', { ...visitor, ...over }, { mayCome: true }],
  ['ended', 'told so', { isPast: true }],
  ['ended', 'over since the page was opened', over],
  ['ended', 'begun, without an end', { ...soon, endsAt: null }],
  ['ended', 'a visitor, paid', { ...visitor, ...paid, ...over }, { isVisitor: true }],
  ['ended', 'who went', { ...over, participation: part('CONFIRMED') }, { isCancelling: true }],
];

describe('the button of an event', () => {
  it.each(rows)('EVT-05 is “%s”: %s', (state, _, event, facts) => {
    expect(
      buttonState({ event: { ...free, ...event }, isVisitor: false, isCancelling: false, now, ...facts }),
    ).toBe(state);
  });

  it('EVT-05 is loading before the event is known', () => {
    expect(buttonState({ event: undefined, isVisitor: true, isCancelling: true, now })).toBe('loading');
  });

  it('EVT-05 has a row here for every state', () => {
    expect(new Set(['loading', ...rows.map(([state]) => state)])).toEqual(new Set(buttonStates));
  });
});
