import { describe, expect, it } from 'vitest';
import { initOf, type InitChanges } from '../../../tests/support/initOf';
import { asGuest } from './useGuest';

const newcomer: InitChanges = { user: { connectedParticipants: [] } };
const uninvited: InitChanges = { ...newcomer, needsInvitation: true };
const applicant: InitChanges = { participant: {}, user: { enabled: false }, notIn: { because: 'WAITING' } };
const guestName = { firstName: 'Gwen', lastName: '' };
type Admission = Parameters<typeof asGuest>[0]['admission'];

describe('SES-04 who may come to an event as a guest', () => {
  it.each<[string, InitChanges, Admission, string | undefined, object?]>([
    ['a newcomer', newcomer, 'open', 'newcomer', { name: undefined }],
    ['a newcomer, where managers let people in', newcomer, 'approval', 'newcomer'],
    ['a newcomer whom managers invited', newcomer, 'invitation', 'newcomer'],
    ['a newcomer whom nobody invited', uninvited, 'invitation', 'uninvited'],
    ['a newcomer, where nobody is let in', newcomer, 'closed', undefined],
    ['a guest of another event', { ...newcomer, guestName }, 'open', 'newcomer', { name: guestName }],
    ['a newcomer whose address is not confirmed', { ...newcomer, emailConfirmed: false }, 'open', undefined],
    ['an administrator', { user: { role: 'ROLE_ADMIN' } }, 'open', undefined],
    ['an applicant', applicant, 'approval', 'applicant', { name: { firstName: 'Ann', lastName: 'Lee' } }],
    ['who was declined', { ...applicant, notIn: { because: 'REFUSED' } }, 'approval', undefined],
    ['who was taken out', { ...applicant, notIn: { because: 'REMOVED' } }, 'open', undefined],
    ['a member', { participant: {} }, 'open', undefined],
  ])('%s', (_, changes, admission, standing, offer) => {
    const found = asGuest({ init: initOf(changes), admission, isInvited: false });
    expect(found.guestStanding).toBe(standing);
    expect(found.guest !== undefined).toBe(standing !== undefined);
    if (offer) expect(found.guest).toEqual(offer);
  });

  it('a newcomer who came by an invitation may join', () => {
    const found = asGuest({ init: initOf(uninvited), admission: 'invitation', isInvited: true });
    expect(found.guestStanding).toBe('newcomer');
  });
});
