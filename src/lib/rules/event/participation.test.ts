import { describe, expect, it } from 'vitest';
import { after, paidTo, setTo, type Part, type ParticipationAction, type Terms } from './participation';

const free: Terms = { paid: false, approvalRequired: false };
const asked: Terms = { paid: false, approvalRequired: true };
const paid: Terms = { paid: true, approvalRequired: false };
const both: Terms = { paid: true, approvalRequired: true };
const none = undefined;
const part = (status: Part['status'], approved = false, hasPaid = false): Part => ({
  status,
  approved,
  hasPaid,
});
const say = (result: ReturnType<typeof after>) =>
  typeof result === 'string'
    ? result
    : [result.status, result.approved && 'approved', result.hasPaid && 'paid'].filter(Boolean).join(' ');

describe('EVT-04 transitions', () => {
  it.each<[string, ParticipationAction, Part | undefined, Terms, string]>([
    ['joins', 'JOIN', none, free, 'CONFIRMED'],
    ['asks to join', 'JOIN', none, asked, 'PENDING'],
    ['has to pay first', 'JOIN', none, paid, 'PENDING'],
    ['joins again', 'JOIN', part('CANCELLED'), free, 'CONFIRMED'],
    ['asks again', 'JOIN', part('CANCELLED'), asked, 'PENDING'],
    ['joins again and has paid', 'JOIN', part('CANCELLED', false, true), paid, 'CONFIRMED paid'],
    ['joins twice', 'JOIN', part('CONFIRMED'), free, 'CONFIRMED'],
    ['asks twice', 'JOIN', part('PENDING'), asked, 'PENDING'],
    ['was declined', 'JOIN', part('REJECTED'), free, 'rejected'],
    ['cancels', 'CANCEL', part('CONFIRMED', true), asked, 'CANCELLED'],
    ['cancels, the payment stands', 'CANCEL', part('CONFIRMED', true, true), both, 'CANCELLED paid'],
    ['takes the question back', 'CANCEL', part('PENDING'), asked, 'CANCELLED'],
    ['cancels twice', 'CANCEL', part('CANCELLED'), free, 'CANCELLED'],
    ['cannot undo that it was declined', 'CANCEL', part('REJECTED'), free, 'REJECTED'],
    ['is approved', 'APPROVE', part('PENDING'), asked, 'CONFIRMED approved'],
    ['is approved and has to pay', 'APPROVE', part('PENDING'), both, 'PENDING approved'],
    ['has paid then', 'APPROVE', part('PENDING', true), both, 'CONFIRMED approved paid'],
    ['has paid, where none approves', 'APPROVE', part('PENDING'), paid, 'CONFIRMED approved paid'],
    ['had paid before', 'APPROVE', part('PENDING', false, true), both, 'CONFIRMED approved paid'],
    ['is declined', 'REJECT', part('PENDING'), asked, 'REJECTED'],
    ['is declined after yes', 'REJECT', part('PENDING', true), both, 'REJECTED'],
    ...(['CONFIRMED', 'REJECTED', 'CANCELLED'] as const).flatMap(
      (status) =>
        [
          [`${status} is not approved`, 'APPROVE', part(status), asked, 'answered'],
          [`${status} is not declined`, 'REJECT', part(status), asked, 'answered'],
        ] as [string, ParticipationAction, Part, Terms, string][],
    ),
    ['nobody is approved', 'APPROVE', none, asked, 'answered'],
    ['nobody is declined', 'REJECT', none, asked, 'answered'],
  ])('%s', (_, act, before, terms, expected) => expect(say(after(act, before, terms))).toBe(expected));

  it('EVT-12 a payment confirms who has but to pay, and asks for who has not', () => {
    expect(say(paidTo(none, paid))).toBe('CONFIRMED paid');
    expect(say(paidTo(part('PENDING'), paid))).toBe('CONFIRMED paid');
    expect(say(paidTo(part('CANCELLED'), paid))).toBe('CONFIRMED paid');
    expect(say(paidTo(none, both))).toBe('PENDING paid');
    expect(say(paidTo(part('PENDING'), both))).toBe('PENDING paid');
    expect(say(paidTo(part('PENDING', true), both))).toBe('CONFIRMED approved paid');
    expect(say(paidTo(part('CONFIRMED', true), both))).toBe('CONFIRMED approved paid');
    expect(say(paidTo(part('REJECTED'), paid))).toBe('REJECTED paid');
  });

  it('what an organiser sets counts: who is confirmed has paid', () => {
    expect(say(setTo('CONFIRMED', none, both))).toBe('CONFIRMED approved paid');
    expect(say(setTo('CONFIRMED', part('REJECTED'), free))).toBe('CONFIRMED approved');
    expect(say(setTo('PENDING', part('CONFIRMED', true, true), both))).toBe('PENDING paid');
    expect(say(setTo('REJECTED', part('CONFIRMED', true), asked))).toBe('REJECTED');
    expect(say(setTo('CANCELLED', none, free))).toBe('CANCELLED');
  });
});
