import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Init } from '../../generated/api/currentUser';
import { afterSignIn, type SignInSteps } from './afterSignIn';

const init = { user: { role: 'ROLE_USER', enabled: true, connectedParticipants: ['p'] } } as unknown as Init;
let session: ReturnType<SignInSteps['session']> = { invitedBy: null, redirect: null };
const order: string[] = [];

const step = <Args extends unknown[], Answer>(name: string, answer: (...args: Args) => Answer) =>
  vi.fn((...args: Args) => {
    order.push(name);
    return answer(...args);
  });

const steps = {
  session: () => session,
  remember: step('remember', () => undefined),
  start: step('start', () => undefined),
  abandon: step('abandon', () => undefined),
  loadUser: step('loadUser', () => Promise.resolve(init)),
  acceptInvitation: step('acceptInvitation', (_: string) => Promise.resolve()),
  connectMessenger: step('connectMessenger', (_: Init['user']) => Promise.resolve()),
  warn: step('warn', (_: unknown) => undefined),
  destination: step('destination', (_: Init['user'], backTo: string | null) => backTo ?? '/home'),
} satisfies SignInSteps;

const signedIn = { token: 't.s', firstLogin: false };
const elsewhere = { onMagicLink: false };

beforeEach(() => {
  session = { invitedBy: null, redirect: null };
  order.length = 0;
  vi.clearAllMocks();
});

describe('afterSignIn', () => {
  it('SES-02 whoever has an account already and comes by an invitation accepts it too', async () => {
    session.invitedBy = 'inv';
    await afterSignIn(signedIn, steps, elsewhere);
    expect(order).toEqual(['start', 'loadUser', 'acceptInvitation', 'remember', 'destination']);
  });

  it('SES-02 loads the user, and that is all at a later sign-in', async () => {
    await expect(afterSignIn(signedIn, steps, elsewhere)).resolves.toBe('/home');
    expect(order).toEqual(['start', 'loadUser', 'remember', 'destination']);
    expect(steps.remember).toHaveBeenCalledWith({
      authorities: 'ROLE_USER',
      invitedBy: null,
      inviter: null,
      introFor: null,
      botChat: null,
      redirect: null,
    });
  });

  it('SES-02 accepts the invitation and connects the messenger at the first', async () => {
    session.invitedBy = 'inv';
    await afterSignIn({ ...signedIn, firstLogin: true }, steps, elsewhere);
    expect(order).toEqual([
      'start',
      'loadUser',
      'acceptInvitation',
      'connectMessenger',
      'remember',
      'destination',
    ]);
    expect(steps.acceptInvitation).toHaveBeenCalledWith('inv');
    expect(steps.connectMessenger).toHaveBeenCalledWith(init.user);
  });

  it('SES-02 SES-09 keeps the invitation for who has yet to become a participant', async () => {
    session.invitedBy = 'inv';
    const newcomer = { user: { ...init.user, connectedParticipants: [] } } as unknown as Init;
    steps.loadUser.mockResolvedValueOnce(newcomer);
    await afterSignIn(signedIn, steps, elsewhere);
    expect(steps.remember).toHaveBeenCalledWith({
      authorities: 'ROLE_USER',
      introFor: null,
      botChat: null,
      redirect: null,
    });
  });

  it('SES-02 accepts none where nobody invited', async () => {
    await afterSignIn({ ...signedIn, firstLogin: true }, steps, elsewhere);
    expect(order).not.toContain('acceptInvitation');
    expect(order).toContain('connectMessenger');
  });

  it('SES-02 nobody waits for a messenger that does not answer', async () => {
    steps.connectMessenger.mockReturnValueOnce(new Promise(() => undefined));
    await expect(afterSignIn({ ...signedIn, firstLogin: true }, steps, elsewhere)).resolves.toBe('/home');
    expect(steps.remember).toHaveBeenCalledWith(expect.objectContaining({ botChat: null }));
  });

  it('SES-02 a failure of either only warns', async () => {
    session.invitedBy = 'inv';
    steps.acceptInvitation.mockRejectedValueOnce(new Error('renewed'));
    steps.connectMessenger.mockRejectedValueOnce(new Error('closed'));
    await expect(afterSignIn({ ...signedIn, firstLogin: true }, steps, elsewhere)).resolves.toBe('/home');
    expect(steps.warn.mock.calls.map(([error]) => String(error))).toEqual([
      'Error: renewed',
      'Error: closed',
    ]);
  });

  it.each([
    ['/asked', '/saved', '/asked'],
    [undefined, '/saved', '/saved'],
    [null, '/saved', '/saved'],
    [undefined, null, '/home'],
  ])('SES-08 with backTo %s and %s saved it goes to %s and deletes it', async (backTo, redirect, path) => {
    session.redirect = redirect;
    await expect(afterSignIn({ ...signedIn, backTo }, steps, elsewhere)).resolves.toBe(path);
    expect(steps.remember).toHaveBeenCalledWith(expect.objectContaining({ redirect: null }));
  });

  it.each([
    [false, true],
    [true, false],
  ])(
    'SES-07 a user that does not load (magic link: %s) clears the session: %s',
    async (onMagicLink, cleared) => {
      steps.loadUser.mockRejectedValueOnce(new Error('denied'));
      await expect(afterSignIn(signedIn, steps, { onMagicLink })).rejects.toThrow('denied');
      expect(order.includes('abandon')).toBe(cleared);
      expect(order).not.toContain('destination');
    },
  );
});
