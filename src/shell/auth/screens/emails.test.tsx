// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, refusal, sent, sentTo } from '../../../../tests/support/answers';
import { contract } from '../../../generated/api/contract';
import { visit, whereabouts } from '../../../../tests/support/inCommunity';
import { initOf } from '../../../../tests/support/initOf';
import { queryClient } from '../../../api/queryClient';
import { noInvitation } from '../../../api/session/invitation';
import { useSession } from '../../../api/session/store';
import * as leave from '../navigateAway';
import AccountDeletedScreen from './AccountDeletedScreen';
import ConfirmedScreen from './ConfirmedScreen';
import ConfirmRecoveryScreen from './ConfirmRecoveryScreen';
import InvitationScreen from './InvitationScreen';
import LastStepScreen from './LastStepScreen';
import MagicLinkScreen from './MagicLinkScreen';
import OneTimeCodeScreen from './OneTimeCodeScreen';
import RecoveryScreen from './RecoveryScreen';

const init = (emailConfirmed: boolean) =>
  initOf({ user: { email: 'anna@circle.example', connectedParticipants: [] }, emailConfirmed });

beforeEach(() => {
  queryClient.clear();
  answer(contract.auth.checkLink, { open: true });
  localStorage.clear();
  useSession.setState({ ...noInvitation, token: null, redirect: null, email: null, hasLoggedIn: false });
  vi.spyOn(leave, 'navigateAway').mockImplementation(() => undefined);
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const link = (name: string | RegExp) => screen.findByRole('link', { name });

describe('recovery', () => {
  it('AUT-05 mails a link, and says the same whether or not the address is known', async () => {
    answer(contract.auth.recovery, 'OK');
    await visit(<RecoveryScreen />, { state: { email: 'anna@circle.example' } });
    await userEvent.click(await button('Send link'));
    expect(await screen.findByText(/has an account/)).toBeTruthy();
    expect(sentTo(contract.auth.recovery)[0]?.body).toEqual({ email: 'anna@circle.example' });
    await userEvent.click(await button('Use another email'));
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'anna@circle.example');
  });

  it.each([
    ['en', 'Send link', /so no new one was sent/, /You can request another link in 01:[34]\d/],
    ['ru', 'Получить ссылку', /новую мы не отправили/, /Ещё одну ссылку можно запросить через 01:[34]\d/],
  ] as const)(
    'AUT-05 A05 asked for again too soon, it says for how long to wait, and nothing of the account (%s)',
    async (lang, submit, said, wait) => {
      answer(contract.auth.recovery, refusal(1103, 'Wait', 429, [], 105));
      await visit(<RecoveryScreen />, { state: { email: 'anna@circle.example' }, lang });
      await userEvent.click(await button(submit));
      expect(await screen.findByText(said)).toBeTruthy();
      expect(screen.getByText(wait)).toBeTruthy();
    },
  );

  it('AUT-05 without a code there is nothing to set', async () => {
    await visit(<ConfirmRecoveryScreen />, { at: '/confirm-recovery' });
    expect(
      screen.getByText('There is not a recovery code. Could you please use link from letter again.'),
    ).toBeTruthy();
    expect((await link('Request a new link')).getAttribute('href')).toBe('/recovery');
  });

  it('AUT-05 sets the password with the code of the link', async () => {
    answer(contract.auth.confirmRecovery, 'OK');
    await visit(<ConfirmRecoveryScreen />, { at: '/confirm-recovery?code=abc' });
    await userEvent.type(await screen.findByLabelText('New password'), 'longenough');
    await userEvent.type(screen.getByLabelText('Repeat password'), 'other{Enter}');
    expect(await screen.findByText("Passwords don't match")).toBeTruthy();
    expect(sentTo(contract.auth.confirmRecovery)).toEqual([]);
    await userEvent.clear(screen.getByLabelText('Repeat password'));
    await userEvent.type(screen.getByLabelText('Repeat password'), 'longenough{Enter}');
    expect((await link('Sign in')).getAttribute('href')).toBe('/login');
    expect(sentTo(contract.auth.confirmRecovery)[0]?.body).toEqual({ code: 'abc', password: 'longenough' });
  });

  it.each([
    ['en', 'This link has expired or was already used', 'Request a new link'],
    ['ru', 'Ссылка устарела или уже использована', 'Запросить новую ссылку'],
  ] as const)('AUT-05 A26 a link that ran out says so on arrival, in %s', async (lang, title, request) => {
    answer(contract.auth.checkLink, { open: false });
    await visit(<ConfirmRecoveryScreen />, { at: '/confirm-recovery?code=abc', lang });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect((await link(request)).getAttribute('href')).toBe('/recovery');
    expect(sent()).toHaveLength(1);
    expect(sentTo(contract.auth.checkLink)).toEqual([{ body: { kind: 'RECOVERY', code: 'abc' } }]);
  });

  it('AUT-05 one that runs out while its page is open offers a new one too', async () => {
    answer(contract.auth.confirmRecovery, refusal(1105, 'This link has expired or was already used.'));
    await visit(<ConfirmRecoveryScreen />, { at: '/confirm-recovery?code=abc' });
    await userEvent.type(await screen.findByLabelText('New password'), 'longenough');
    await userEvent.type(screen.getByLabelText('Repeat password'), 'longenough{Enter}');
    expect((await link('Request a new link')).getAttribute('href')).toBe('/recovery');
  });

  it('AUT-05 a link of which nothing can be found out is tried by its button', async () => {
    answer(contract.auth.checkLink, refusal(1000, 'Server side error', 500));
    await visit(<ConfirmRecoveryScreen />, { at: '/confirm-recovery?code=abc' });
    expect(await screen.findByLabelText('New password')).toBeTruthy();
  });
});

describe('one-time code', () => {
  it('AUT-06 without an address asks to sign in again', async () => {
    await visit(<OneTimeCodeScreen />);
    expect(screen.getByText('Your email is missing')).toBeTruthy();
    expect((await link('Sign in')).getAttribute('href')).toBe('/login');
  });

  it('AUT-06 a wrong code is told at the code; another one can be sent', async () => {
    answer(contract.auth.otpValidate, refusal(1102, 'Invalid code'));
    answer(contract.auth.otpChallenge, { sent: true, resendAfter: 60, expiresIn: 600 });
    useSession.setState({ email: 'anna@circle.example' });
    await visit(<OneTimeCodeScreen />, { at: '/one-time-code' });
    await userEvent.type(screen.getByLabelText('Code from the email'), '123456');
    expect(await screen.findByText('Invalid code')).toBeTruthy();
    expect(screen.getByLabelText('Code from the email')).toHaveProperty('value', '');
    expect(document.activeElement).toBe(screen.getByLabelText('Code from the email'));
    await userEvent.click(await button('Send a new code'));
    expect(await screen.findByText(/You can request a new code in 00:5\d/)).toBeTruthy();
    await waitFor(() => expect(whereabouts().state).toMatchObject({ email: 'anna@circle.example' }));
  });
});

describe('a code that is tried too often', () => {
  const code = () => screen.getByLabelText('Code from the email');
  const tryOften = async (times: number) => {
    for (let tried = 0; tried < times; tried++) {
      await userEvent.type(code(), '123456');
      await waitFor(() => expect(code()).toHaveProperty('value', ''));
    }
  };

  it('AUT-04 AUT-06 may be tried five times, then the login says so and keeps the address', async () => {
    answer(contract.auth.otpValidate, refusal(1102, 'Invalid code'));
    await visit(<OneTimeCodeScreen />, { at: '/one-time-code', state: { email: 'anna@circle.example' } });
    await tryOften(4);
    expect(whereabouts().path).toBe('/one-time-code');
    await userEvent.type(code(), '123456');
    await waitFor(() => expect(whereabouts().path).toBe('/login'));
    expect(whereabouts().state).toEqual({
      email: 'anna@circle.example',
      failure: 'That code was tried too often. Request a new one.',
    });
    expect(sentTo(contract.auth.otpValidate)).toHaveLength(5);
  });

  it('AUT-06 a new code may be tried as often again', async () => {
    answer(contract.auth.otpValidate, refusal(1102, 'Invalid code'));
    answer(contract.auth.otpChallenge, { sent: true, resendAfter: 60, expiresIn: 600 });
    await visit(<OneTimeCodeScreen />, { at: '/one-time-code', state: { email: 'anna@circle.example' } });
    await tryOften(4);
    await userEvent.click(await button('Send a new code'));
    await screen.findByText(/You can request a new code/);
    await tryOften(4);
    expect(whereabouts().path).toBe('/one-time-code');
  });

  it('AUT-06 a failure of another kind is no try, and keeps what was typed', async () => {
    answer(contract.auth.otpValidate, refusal(1000, 'Server side error', 500));
    await visit(<OneTimeCodeScreen />, { at: '/one-time-code', state: { email: 'anna@circle.example' } });
    await userEvent.type(code(), '123456');
    expect(await screen.findByText(/Something went wrong|try again/i)).toBeTruthy();
    expect(code()).toHaveProperty('value', '123456');
  });

  it('VAL-03 a button pressed before the code is whole says what is missing', async () => {
    await visit(<OneTimeCodeScreen />, { at: '/one-time-code', state: { email: 'anna@circle.example' } });
    await userEvent.type(code(), '123');
    await userEvent.click(await button('Continue'));
    expect(screen.getByText('Enter all 6 digits.')).toBeTruthy();
    expect(document.activeElement).toBe(code());
    expect(sent()).toEqual([]);
  });
});

describe('the code that links an external account', () => {
  const challenge = { id: 'waits', email: 'anna@circle.example', resendAfter: 60, expiresIn: 600 };
  const state = { email: challenge.email, externalId: challenge.id, backTo: '/last-step' };

  it('AUT-09 A20 is asked for with its reason, and signs in', async () => {
    answer(contract.auth.externalValidate, { token: 'id.secret', firstLogin: false, backTo: '/last-step' });
    answer(contract.currentUser.init, init(true));
    await visit(<OneTimeCodeScreen />, { at: '/one-time-code', state });
    expect(screen.getByText(/already an account with this email/)).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Code from the email'), '123456');
    await waitFor(() => expect(whereabouts().path).toBe('/last-step'));
    const body = { id: 'waits', code: '123456', backTo: '/last-step' };
    expect(sentTo(contract.auth.externalValidate)[0]?.body).toEqual(body);
  });

  it('AUT-09 A19 another one can be sent, and is then the one that counts', async () => {
    answer(contract.auth.externalChallenge, { ...challenge, id: 'waits now' });
    await visit(<OneTimeCodeScreen />, { at: '/one-time-code', state });
    await userEvent.click(await button('Send a new code'));
    expect(await screen.findByText(/You can request a new code in 00:5\d/)).toBeTruthy();
    await waitFor(() =>
      expect(whereabouts().state).toMatchObject({
        ...state,
        mailing: { sent: true, resendAt: expect.any(Number) },
        externalId: 'waits now',
      }),
    );
  });

  it('AUT-09 A19 one asked for too soon is not claimed to be sent, and the last one is still taken', async () => {
    answer(contract.auth.externalChallenge, refusal(1103, 'Wait', 429, [], 40));
    await visit(<OneTimeCodeScreen />, { at: '/one-time-code', state });
    await userEvent.click(await button('Send a new code'));
    expect(await screen.findByText(/No new code was sent/)).toBeTruthy();
    expect(screen.getByText(/You can request a new code in 00:3\d/)).toBeTruthy();
    await waitFor(() =>
      expect(whereabouts().state).toMatchObject({ externalId: 'waits', mailing: { sent: false } }),
    );
  });

  it('AUT-09 A19 a sign-in that is over says so; there are other ways', async () => {
    answer(contract.auth.externalChallenge, refusal(1138, 'This sign-in has already ended. Start again.'));
    await visit(<OneTimeCodeScreen />, { at: '/one-time-code', state });
    await userEvent.click(await button('Send a new code'));
    expect(await screen.findByText('This sign-in has already ended. Start again.')).toBeTruthy();
    await userEvent.click(await button('Sign in another way'));
    await waitFor(() => expect(whereabouts().path).toBe('/login'));
  });
});

describe('magic link', () => {
  it('AUT-07 opening it does nothing; its button signs in and goes where the link says', async () => {
    answer(contract.auth.authMagic, { token: 'id.secret', firstLogin: false, backTo: '/last-step' });
    answer(contract.currentUser.init, init(true));
    await visit(<MagicLinkScreen />, { at: '/auth-magic?url_auth_token=abc&back_to=%2Flast-step' });
    const press = await button('Sign in');
    expect(sentTo(contract.auth.authMagic)).toEqual([]);
    await userEvent.click(press);
    await waitFor(() => expect(whereabouts().path).toBe('/last-step'));
    expect(sentTo(contract.auth.authMagic)[0]?.body).toEqual({
      url_auth_token: 'abc',
      back_to: '/last-step',
    });
  });

  it('AUT-07 a spent link says so; one without its token too', async () => {
    answer(contract.auth.checkLink, { open: false });
    const page = await visit(<MagicLinkScreen />, { at: '/auth-magic?url_auth_token=abc' });
    expect(
      await screen.findByRole('heading', { name: 'This link has expired or was already used' }),
    ).toBeTruthy();
    expect((await link('Request a new link')).getAttribute('href')).toBe('/login');
    expect(screen.queryByRole('button')).toBeNull();
    page.unmount();
    await visit(<MagicLinkScreen />, { at: '/auth-magic' });
    expect(screen.getByText('This link is incomplete')).toBeTruthy();
  });
});

describe('invitation', () => {
  const preview = contract.invitation.previewInvitation;

  it('AUT-07 SES-09 names the inviter and the community, and both are kept for the first login', async () => {
    answer(preview, { inviterFirstName: 'Tom', communityTitle: 'Circle' });
    await visit(<InvitationScreen />, { at: '/invite?id=abc' });
    expect(await screen.findByRole('heading', { name: 'Tom invites you to Circle' })).toBeTruthy();
    expect((await link('Join Circle')).getAttribute('href')).toBe('/registration');
    expect(useSession.getState()).toMatchObject({ invitedBy: 'abc', inviter: 'Tom' });
    expect(localStorage.getItem('referenceCommunityId')).toBe('circle.example');
  });

  it('AUT-07 shows what the community is, and promises introductions only where there are any', async () => {
    answer(preview, { inviterFirstName: 'Tom', communityTitle: 'Circle' });
    const landingen = {
      description: 'People who make things',
      sections: [{ type: 'hero', title: 'Make', image: 'assets/make.jpg' }],
    };
    const page = await visit(<InvitationScreen />, { at: '/invite?id=abc', files: { landingen } });
    await screen.findByText('People who make things');
    expect(screen.getByText(/introduce you to the right people/)).toBeTruthy();
    expect(page.container.querySelector('img[src$="assets/make.jpg"]')).toBeTruthy();
    page.unmount();
    const community = { matching: { enabled: false } };
    await visit(<InvitationScreen />, { at: '/invite?id=abc', files: { landingen, community } });
    await screen.findByText('People who make things');
    expect(screen.queryByText(/introduce you to the right people/)).toBeNull();
  });

  it('AUT-07 UIX-05 names the inviter on the way, if the page of the invitation did, and asks for nothing', async () => {
    useSession.setState({ invitedBy: 'abc', inviter: 'Tom', referenceCommunityId: null });
    const page = await visit(<RecoveryScreen />, { at: '/recovery' });
    expect(screen.getByText('Tom invites you to Circle')).toBeTruthy();
    page.unmount();
    useSession.setState({ inviter: null });
    await visit(<RecoveryScreen />, { at: '/recovery' });
    expect(screen.queryByText(/invites you to/)).toBeNull();
    expect(sentTo(preview)).toEqual([]);
  });

  it('AUT-07 AUT-10 where sign-in by code is configured, the short form asks for address and consent at once', async () => {
    answer(preview, { inviterFirstName: 'Tom', communityTitle: 'Circle' });
    answer(contract.auth.otpChallenge, { sent: true, resendAfter: 60, expiresIn: 600 });
    const authConfig = { methods: [{ authType: 'NONE' }] };
    await visit(<InvitationScreen />, { at: '/invite?id=abc', files: { authConfig } });
    await userEvent.type(await screen.findByRole('textbox'), 'anna@circle.example{Enter}');
    expect(await screen.findByText('Confidentiality agreement required')).toBeTruthy();
    expect(sentTo(contract.auth.otpChallenge)).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox'));
    expect(screen.queryByText('Confidentiality agreement required')).toBeNull();
    await userEvent.type(screen.getByRole('textbox'), '{Enter}');
    await waitFor(() => expect(whereabouts().path).toBe('/one-time-code'));
    expect(whereabouts().state).toMatchObject({ email: 'anna@circle.example', agreed: true });
  });

  it('AUT-02 the short form leads to the parent domain with the address', async () => {
    answer(preview, { inviterFirstName: 'Tom', communityTitle: 'Circle' });
    const community = { parentCommunityDomain: 'parent.example' };
    await visit(<InvitationScreen />, { at: '/invite?id=abc', files: { community } });
    await userEvent.type(await screen.findByRole('textbox'), 'anna+1@circle.example{Enter}');
    expect(leave.navigateAway).toHaveBeenCalledExactlyOnceWith(
      'https://parent.example/?email=anna%2B1%40circle.example',
    );
  });

  it('AUT-02 what fails at the short form leads to the login, which says so', async () => {
    answer(preview, { inviterFirstName: 'Tom', communityTitle: 'Circle' });
    answer(contract.auth.otpChallenge, refusal(1104, 'Too many attempts. Wait a little and try again.', 429));
    const authConfig = { methods: [{ authType: 'OTP' }] };
    await visit(<InvitationScreen />, { at: '/invite?id=abc', files: { authConfig } });
    await userEvent.click(await screen.findByRole('checkbox'));
    await userEvent.type(screen.getByRole('textbox'), 'anna@circle.example{Enter}');
    await waitFor(() => expect(whereabouts().path).toBe('/login'));
    expect(whereabouts().state).toMatchObject({ failure: 'Too many attempts. Wait a little and try again.' });
  });

  it('AUT-07 an unknown or renewed one says so and leads to the welcome page', async () => {
    answer(preview, refusal(1108, 'x', 404));
    useSession.setState({ invitedBy: 'other', inviter: 'Tom' });
    const page = await visit(<InvitationScreen />, { at: '/invite?id=abc' });
    expect(await screen.findByText('This invitation is no longer valid')).toBeTruthy();
    expect((await link('Go to the welcome page')).getAttribute('href')).toBe('/');
    expect(useSession.getState()).toMatchObject({ invitedBy: 'other', inviter: 'Tom' });
    page.unmount();
    queryClient.clear();
    await visit(<InvitationScreen />, { at: '/invite?id=other' });
    await screen.findByText('This invitation is no longer valid');
    expect(useSession.getState()).toMatchObject({ invitedBy: 'other', inviter: null });
  });

  it('AUT-07 a member accepts it by the button', async () => {
    answer(preview, { inviterFirstName: 'Tom', communityTitle: 'Circle' });
    answer(contract.invitation.acceptInvitation, { communityId: 'c', inviterFirstName: 'Tom' });
    useSession.setState({ token: 'id.secret' });
    await visit(<InvitationScreen />, { at: '/invite?id=abc' });
    await userEvent.click(await button('Accept invitation'));
    await waitFor(() => expect(whereabouts().path).toBe('/my_communities'));
    expect(sentTo(contract.invitation.acceptInvitation)[0]?.params).toEqual({ id: 'abc' });
  });
});

describe('confirmation of the address', () => {
  const confirm = contract.auth.confirmEmail;

  it('AUT-07 a member confirms by the button', async () => {
    answer(contract.currentUser.init, init(false));
    answer(confirm, 'OK');
    useSession.setState({ token: 'id.secret' });
    await visit(<ConfirmedScreen />, { at: '/confirmed?code=abc' });
    const press = await button('Confirm email');
    expect(sentTo(confirm)).toEqual([]);
    await userEvent.click(press);
    expect(await screen.findByText('Your email is confirmed')).toBeTruthy();
    expect(sentTo(confirm)[0]?.body).toEqual({ code: 'abc' });
  });

  it('ONB-05 the last step counts down from the email that the registration sent', async () => {
    answer(contract.currentUser.init, { ...init(false), confirmationWait: 42 });
    await visit(<LastStepScreen />);
    expect(await screen.findByText(/You can send it again in 00:4\d/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Resend email' })).toBeNull();
  });

  it('ONB-05 who asks too soon is told for how long to wait', async () => {
    answer(contract.currentUser.init, init(false));
    answer(confirm, refusal(1103, 'Wait a little', 429, [], 30));
    await visit(<LastStepScreen />);
    await userEvent.click(await button('Resend email'));
    expect(await screen.findByText(/You can send it again in 00:2\d/)).toBeTruthy();
    expect(screen.getByText(/No new email was sent/)).toBeTruthy();
  });

  it('AUT-07 a visitor is asked to sign in and comes back', async () => {
    await visit(<ConfirmedScreen />, { at: '/confirmed?code=abc' });
    await userEvent.click(await button('Sign in'));
    expect(whereabouts().path).toBe('/login');
    expect(useSession.getState().redirect).toBe('/confirmed?code=abc');
    expect(sent()).toHaveLength(1);
  });

  it.each([
    ['en', 'This link has expired or was already used', 'Sign in'],
    ['ru', 'Ссылка устарела или уже использована', 'Войти'],
  ] as const)('AUT-07 A26 a link that ran out says so on arrival, in %s', async (lang, title, label) => {
    answer(contract.auth.checkLink, { open: false });
    await visit(<ConfirmedScreen />, { at: '/confirmed?code=abc', lang });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(sentTo(contract.auth.checkLink)).toEqual([{ body: { kind: 'CONFIRM', code: 'abc' } }]);
    await userEvent.click(await link(label));
    expect(whereabouts().path).toBe('/login');
    expect(useSession.getState().redirect).toBe('/last-step');
  });

  it('AUT-07 A26 one that ran out leads its owner to the page that sends another, unless there is no need', async () => {
    answer(contract.auth.checkLink, { open: false });
    answer(contract.currentUser.init, init(false));
    useSession.setState({ token: 'id.secret' });
    const { unmount } = await visit(<ConfirmedScreen />, { at: '/confirmed?code=abc' });
    expect((await link('Request a new email')).getAttribute('href')).toBe('/last-step');
    unmount();
    queryClient.clear();
    answer(contract.currentUser.init, init(true));
    await visit(<ConfirmedScreen />, { at: '/confirmed?code=abc' });
    expect(await screen.findByText('Your email is confirmed')).toBeTruthy();
  });

  it('AUT-07 the last step shows how things stand and sends the email again', async () => {
    let confirmed = false;
    answer(contract.currentUser.init, () => init(confirmed));
    answer(confirm, 'OK');
    await visit(<LastStepScreen />);
    await userEvent.click(await button('Resend email'));
    expect(await screen.findByText(/You can send it again in 00:5\d/)).toBeTruthy();
    expect(sentTo(confirm)).toHaveLength(1);
    confirmed = true;
    await userEvent.click(await button('I’ve confirmed it'));
    expect(await screen.findByText('Your email is confirmed')).toBeTruthy();
  });

  it('AUT-07 without a code it tells how things stand: not confirmed yet', async () => {
    answer(contract.currentUser.init, init(false));
    useSession.setState({ token: 'id.secret' });
    await visit(<ConfirmedScreen />, { at: '/confirmed' });
    await waitFor(() => expect(whereabouts().path).toBe('/last-step'));
  });

  it.each([
    [[], true, 'Continue', '/onboarding'],
    [['p'], true, 'Go to my communities', '/my_communities'],
    [['p'], false, 'Go to my profile', '/profile'],
  ])('AUT-07 SES-03 with participants %j, enabled %s, it goes on: %s', async (ids, enabled, name, path) => {
    answer(contract.currentUser.init, initOf({ user: { connectedParticipants: ids, enabled } }));
    useSession.setState({ token: 'id.secret' });
    await visit(<ConfirmedScreen />, { at: '/confirmed' });
    await userEvent.click(await button(name));
    expect(whereabouts().path).toBe(path);
  });

  it('AUT-11 the last step has a mistyped address corrected, which confirms the right one', async () => {
    answer(contract.currentUser.init, { ...init(false), providers: ['PASSWORD'] });
    answer(contract.auth.changeEmail, { sent: true, resendAfter: 60, expiresIn: 600 });
    answer(contract.auth.confirmNewEmail, 'OK');
    await visit(<LastStepScreen />);
    await userEvent.click(await button('Wrong address? Change it'));
    await userEvent.type(await screen.findByLabelText('New email'), 'ana@circle.example');
    await userEvent.type(screen.getByLabelText('Your password'), 'mine, really{Enter}');
    answer(contract.currentUser.init, init(true));
    await userEvent.type(await screen.findByLabelText('Code from the email'), '123456');
    expect(await screen.findByText('Your email is confirmed')).toBeTruthy();
    expect(sentTo(contract.auth.confirmNewEmail)[0]?.body).toEqual({
      email: 'ana@circle.example',
      code: '123456',
    });
  });

  it('ONB-05 SES-03 the last step leads on to where the user belongs', async () => {
    answer(contract.currentUser.init, initOf());
    await visit(<LastStepScreen />);
    expect((await link('Go to my communities')).getAttribute('href')).toBe('/my_communities');
  });

  it('AUT-07 the account is deleted: a notice, and the way to the welcome page', async () => {
    await visit(<AccountDeletedScreen />, { lang: 'ru' });
    expect(screen.getByRole('heading', { name: 'Ваш аккаунт удалён' })).toBeTruthy();
    expect((await link('На главную')).getAttribute('href')).toBe('/');
  });
});
