// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { announced } from '../../../../tests/support/announced';
import { answer, refusal, sent, sentTo } from '../../../../tests/support/answers';
import { contract } from '../../../generated/api/contract';
import { visit, whereabouts, type Visit } from '../../../../tests/support/inCommunity';
import { initOf } from '../../../../tests/support/initOf';
import { noInvitation } from '../../../api/session/invitation';
import { useSession } from '../../../api/session/store';
import { formatBotChat, formatUntil } from '../../../lib/botChat';
import * as leave from '../navigateAway';
import LoginScreen from './LoginScreen';
import OneTimeCodeScreen from './OneTimeCodeScreen';
import RegistrationScreen from './RegistrationScreen';

const login = contract.auth.login;
const init = initOf({ user: { connectedParticipants: [] }, emailConfirmed: false });
const methods = (...types: string[]) => ({
  methods: types.map((authType) => ({
    authType,
    ...(authType === 'OAUTH2' ? { externalContent: { codeUrl: 'https://id.example/authorize' } } : {}),
  })),
});
const google = { clientId: 'client', scriptUrl: 'https://google.example/script.js' };

// Loaded before it is needed: a chunk can take its time on a busy machine.
beforeAll(() =>
  Promise.all([
    import('../../../features/auth/consent/TermsDialog'),
    import('../../../features/auth/code/MailedDialog'),
    import('../../../features/auth/code/PasswordCode'),
    import('../EventSignIn'),
  ]),
);

beforeEach(() => {
  answer(contract.currentUser.init, init);
  localStorage.clear();
  sessionStorage.clear();
  useSession.setState({
    token: null,
    redirect: null,
    ...noInvitation,
    botChat: null,
    introFor: null,
    email: null,
    agreedFor: null,
    hasLoggedIn: false,
  });
  vi.spyOn(leave, 'navigateAway').mockImplementation(() => undefined);
});

const email = () => screen.getByRole('textbox', { name: 'Email' });
const field = (label: string) => screen.getByLabelText(label);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

const closed = { admission: 'closed' };
const noSignIn = methods('OAUTH2');
const withoutAddress = { methods: [{ authType: noSignIn.methods[0]?.authType }] };

describe('a visitor who came by a link of the bot', () => {
  const linked = (username: string, until = Date.now() + 600_000) =>
    formatBotChat({ chatId: 4711, username, code: `${formatUntil(until)}-${'x'.repeat(43)}` });

  it.each([
    ['en', 'vera', 'Once you’ve signed up, notifications will also come to @vera in Telegram.'],
    ['ru', 'vera', 'После регистрации уведомления будут приходить и в Telegram, пользователю @vera.'],
    ['en', '', 'Once you’ve signed up, notifications will also come to the Telegram chat you came from.'],
  ] as const)('SES-02 reads in %s which chat will be connected (%j)', async (lang, username, text) => {
    useSession.setState({ botChat: linked(username) });
    await visit(<RegistrationScreen />, { lang });
    await screen.findByText(text);
  });

  it('SES-02 can leave the chat out', async () => {
    useSession.setState({ botChat: linked('vera') });
    await visit(<RegistrationScreen />);
    await userEvent.click(await screen.findByRole('button', { name: 'Don’t connect Telegram' }));
    expect(screen.queryByText(/@vera/)).toBeNull();
    expect(useSession.getState().botChat).toBeNull();
  });

  it.each([
    ['expired', linked('vera', Date.now() - 1000)],
    ['none', '4711.vera'],
  ])('SES-02 reads of nothing where the link is %s', async (_, botChat) => {
    await import('../BotChatNote');
    useSession.setState({ botChat });
    await visit(<RegistrationScreen />);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/Telegram/)).toBeNull();
  });
});

describe('a community that lets nobody new in', () => {
  it.each([
    ['en', 'Back soon', 'Sign in'],
    ['ru', 'Скоро вернёмся', 'Войти'],
  ] as const)(
    'CFG-06 registration says so in %s, and members go on to the login',
    async (lang, title, signIn) => {
      await visit(<RegistrationScreen />, { files: { community: closed }, lang });
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
      expect(screen.getByRole('link', { name: signIn }).getAttribute('href')).toBe('/login');
      expect([screen.queryByRole('textbox'), screen.queryByRole('checkbox')]).toEqual([null, null]);
    },
  );

  it('CFG-06 login stays open to members and leads nobody to registration', async () => {
    await visit(<LoginScreen />, { files: { community: closed } });
    expect(field('Password')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull();
  });

  it('CFG-06 login without any sign-in method says so, and offers none', async () => {
    await visit(<LoginScreen />, { files: { authConfig: withoutAddress } });
    expect(screen.getByRole('heading', { level: 1, name: 'Back soon' })).toBeTruthy();
    expect([screen.queryByRole('textbox'), screen.queryByRole('button')]).toEqual([null, null]);
  });
});

describe('LoginScreen', () => {
  it.each([
    {
      types: ['EMAIL'],
      password: true,
      code: false,
      link: false,
      signUp: false,
      google: false,
      separator: false,
      consent: false,
    },
    {
      types: ['EMAIL', 'OTP', 'MAGIC'],
      password: true,
      code: true,
      link: true,
      signUp: false,
      google: false,
      separator: true,
      consent: false,
    },
    {
      types: ['NONE', 'GOOGLE'],
      password: false,
      code: false,
      link: false,
      signUp: false,
      google: true,
      separator: true,
      consent: false,
    },
    {
      types: ['OAUTH2'],
      password: false,
      code: false,
      link: false,
      signUp: true,
      google: false,
      separator: false,
      consent: false,
    },
    {
      types: ['GOOGLE'],
      password: false,
      code: false,
      link: false,
      signUp: false,
      google: true,
      separator: false,
      consent: false,
    },
  ])(
    'CFG-10 AUT-10 with $types shows just those, and asks nobody for consent before it is known who comes',
    async ({ types, ...shown }) => {
      await visit(<LoginScreen />, { files: { authConfig: methods(...types) }, google });
      expect({
        password: screen.queryByLabelText('Password') !== null,
        code: screen.queryByRole('button', { name: 'Sign in with a code' }) !== null,
        link: screen.queryByRole('button', { name: 'Sign in with a link' }) !== null,
        signUp: screen.queryByRole('button', { name: 'Sign Up' }) !== null,
        google: document.querySelector('[aria-busy="true"]') !== null,
        separator: screen.queryByText(/continue with/) !== null,
        consent: screen.queryByRole('checkbox') !== null,
      }).toEqual(shown);
    },
  );

  it('AUT-03 Enter signs in; the session begins and the visitor comes in', async () => {
    answer(login, { token: 'id.secret', firstLogin: false });
    useSession.setState({ redirect: '/confirmed?code=x', introFor: 'vera-lang' });
    await visit(<LoginScreen />, { at: '/login' });
    await userEvent.type(email(), ' anna@circle.example ');
    await userEvent.type(field('Password'), 'longenough{Enter}');
    await waitFor(() => expect(whereabouts().path).toBe('/confirmed?code=x'));
    expect(sentTo(login)[0]?.body).toEqual({
      authType: 'EMAIL',
      email: 'anna@circle.example',
      password: 'longenough',
      backTo: '/confirmed?code=x',
      introFor: 'vera-lang',
    });
    expect(useSession.getState()).toMatchObject({ token: 'id.secret', introFor: null });
  });

  it('VAL-03 of several errors the first is shown and focused; nothing is sent', async () => {
    await visit(<LoginScreen />);
    await userEvent.type(email(), 'anna');
    await userEvent.click(button('Sign in'));
    expect(await screen.findByText('Email is in the wrong format')).toBeTruthy();
    expect(screen.queryByText(/Length of your password/)).toBeNull();
    expect(document.activeElement).toBe(email());
    await userEvent.type(email(), '@circle.example');
    expect(
      await screen.findByText('Length of your password should be between 8 and 128 symbols.'),
    ).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it('ERR-03 a refusal stands in place and loses nothing', async () => {
    answer(login, refusal(1011, 'Invalid login or password', 403));
    await visit(<LoginScreen />, { lang: 'ru' });
    await userEvent.type(screen.getByRole('textbox'), 'anna@circle.example');
    await userEvent.type(field('Пароль'), 'longenough');
    await userEvent.click(button('Войти'));
    expect((await screen.findByRole('alert')).textContent).toBe('Неверный логин или пароль');
    expect(field('Пароль')).toHaveProperty('value', 'longenough');
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'anna@circle.example');
  });

  it('ERR-03 who has no account is led to registration with the address', async () => {
    answer(login, refusal(1005, 'Access Denied', 403));
    await visit(<LoginScreen />, { at: '/login' });
    await userEvent.type(email(), 'anna@circle.example');
    await userEvent.type(field('Password'), 'longenough{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Account not found');
    await userEvent.click(within(alert).getByRole('link', { name: 'Sign up' }));
    expect(whereabouts()).toEqual({ path: '/registration', state: { email: 'anna@circle.example' } });
  });

  it.each([
    {
      lang: 'en',
      names: ['Password', 'Sign in', 'Code from the email', /too many attempts with a wrong password/],
    },
    { lang: 'ru', names: ['Пароль', 'Войти', 'Код из письма', /слишком много попыток войти/] },
  ] as const)(
    'AUT-03 after many wrong passwords the right one asks for a mailed code ($lang)',
    async ({ lang, names }) => {
      const [password, submit, code, why] = names;
      answer(login, refusal(1145, 'Enter the code', 403));
      await visit(<LoginScreen />, { at: '/login', lang });
      await userEvent.type(screen.getByRole('textbox'), 'anna@circle.example');
      await userEvent.type(field(password), 'longenough');
      await userEvent.click(button(submit));
      const said = (await screen.findByText(why)).textContent;
      await waitFor(() => expect(announced()).toContain(said));
      expect(screen.getByText('anna@circle.example')).toBeTruthy();

      answer(login, refusal(1102, 'Invalid code', 400));
      await userEvent.type(screen.getByLabelText(code), '000000');
      expect(await screen.findByText(lang === 'ru' ? 'Неверный код' : 'Invalid code')).toBeTruthy();

      answer(login, { token: 'id.secret', firstLogin: false });
      await userEvent.clear(screen.getByLabelText(code));
      await userEvent.type(screen.getByLabelText(code), '123456');
      await waitFor(() => expect(useSession.getState().token).toBe('id.secret'));
      const account = { authType: 'EMAIL', email: 'anna@circle.example', password: 'longenough' };
      expect(sentTo(login).map(({ body }) => body)).toEqual([
        account,
        { ...account, token: '000000' },
        { ...account, token: '123456' },
      ]);
    },
  );

  it('AUT-03 a code that was sent a moment ago, by whomever, can be typed in', async () => {
    answer(contract.auth.otpChallenge, refusal(1103, 'Wait a little', 429, [], 125));
    useSession.setState({ hasLoggedIn: true });
    await visit(<LoginScreen />, { files: { authConfig: methods('EMAIL', 'OTP') } });
    await userEvent.type(email(), 'anna@circle.example');
    await userEvent.click(button('Sign in with a code'));
    const dialog = await screen.findByRole('dialog', { name: 'Code by email' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send code' }));
    expect(await within(dialog).findByLabelText('Code from the email')).toBeTruthy();
    expect(within(dialog).getByText(/so we didn’t send another/)).toBeTruthy();
    expect(within(dialog).queryByText(/We sent a 6-digit code/)).toBeNull();
    expect(within(dialog).getByText(/You can request a new code in 02:0/)).toBeTruthy();
  });

  it('AUT-03 the way to registration and recovery; Apply now instead where it is configured', async () => {
    const page = await visit(<LoginScreen />);
    expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/registration');
    expect(screen.getByRole('link', { name: /Forgot/ }).getAttribute('href')).toBe('/recovery');
    page.unmount();
    const applyNow = { label: { en: 'Apply now' }, url: 'https://apply.example/' };
    await visit(<LoginScreen />, { files: { authConfig: { ...methods('EMAIL'), applyNow } } });
    expect(screen.getByRole('link', { name: 'Apply now' }).getAttribute('href')).toBe(applyNow.url);
    expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull();
  });

  it('AUT-04 the address typed at the login goes along to registration', async () => {
    await visit(<LoginScreen />, { at: '/login' });
    await userEvent.type(email(), 'anna@circle.example');
    await userEvent.click(screen.getByRole('link', { name: 'Sign up' }));
    expect(whereabouts()).toEqual({ path: '/registration', state: { email: 'anna@circle.example' } });
  });

  it('AUT-03 AUT-10 a code opens a dialog and signs in; nothing is agreed to on the way', async () => {
    answer(contract.auth.otpChallenge, { sent: true, resendAfter: 60, expiresIn: 600 });
    answer(contract.auth.otpValidate, { token: 'id.secret', firstLogin: true });
    await visit(<LoginScreen />, { files: { authConfig: methods('EMAIL', 'OTP') } });
    await userEvent.type(email(), 'anna@circle.example');
    await userEvent.click(button('Sign in with a code'));
    const dialog = await screen.findByRole('dialog', { name: 'Code by email' });
    expect(within(dialog).getByLabelText('Email')).toHaveProperty('value', 'anna@circle.example');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send code' }));
    await userEvent.type(await within(dialog).findByLabelText('Code from the email'), '123456');
    await waitFor(() => expect(useSession.getState().token).toBe('id.secret'));
    expect(sentTo(contract.auth.otpValidate)[0]?.body).toEqual({
      login: 'anna@circle.example',
      password: '123456',
    });
  });

  const atLogin = { at: '/login', files: { authConfig: methods('OAUTH2') } };

  it('AUT-03 AUT-10 a new account of an external sign-in waits for the consent, which the login asks for', async () => {
    answer(login, { token: null, firstLogin: false, agreement: { ticket: 'waits' }, backTo: '/event/7' });
    await visit(<LoginScreen />, { ...atLogin, at: '/login?code=abc&state=def' });
    await waitFor(() => expect(whereabouts().state).toMatchObject({ ticket: 'waits', backTo: '/event/7' }));
    expect([whereabouts().path, useSession.getState().token]).toEqual(['/login', null]);
  });

  it.each([
    ['en', 'Before you join', 'Agree and continue', 'Confidentiality agreement required'],
    [
      'ru',
      'Прежде чем вступить',
      'Принять и продолжить',
      'Требуется согласие с политикой конфиденциальности',
    ],
  ] as const)('AUT-10 VAL-03 without the tick nothing is made (%s)', async (lang, title, accept, missing) => {
    answer(contract.auth.externalAgree, {
      token: 'id.secret',
      firstLogin: true,
      backTo: '/confirmed?code=x',
    });
    await visit(<LoginScreen />, {
      ...atLogin,
      lang,
      state: { ticket: 'waits', backTo: '/confirmed?code=x' },
    });
    const dialog = await screen.findByRole('dialog', { name: title });
    await userEvent.click(within(dialog).getByRole('button', { name: accept }));
    expect(within(dialog).getByText(missing)).toBeTruthy();
    expect(document.activeElement).toBe(within(dialog).getByRole('checkbox'));
    expect(sent()).toEqual([]);
    await userEvent.click(within(dialog).getByRole('checkbox'));
    await userEvent.click(within(dialog).getByRole('button', { name: accept }));
    await waitFor(() => expect(whereabouts().path).toBe('/confirmed?code=x'));
    expect(sentTo(contract.auth.externalAgree)).toEqual([
      { body: { ticket: 'waits', consent: { agreed: true }, backTo: '/confirmed?code=x' } },
    ]);
  });

  it('AUT-10 what could not be agreed to is told in the dialog; who changes their mind is at the login', async () => {
    answer(contract.auth.externalAgree, refusal(1138, 'This sign-in has already ended. Start again.'));
    await visit(<LoginScreen />, { ...atLogin, state: { ticket: 'waits' } });
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('checkbox'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Agree and continue' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Start again');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(whereabouts()).toMatchObject({ path: '/login', state: null });
  });

  it('AUT-03 the external sign-in leaves for the provider by way of the server', async () => {
    useSession.setState({ redirect: '/events?page=2' });
    await visit(<LoginScreen />, { files: { authConfig: methods('OAUTH2') } });
    await userEvent.click(button('Sign Up'));
    expect(leave.navigateAway).toHaveBeenCalledExactlyOnceWith(
      '/api/auth/oauth2/start?backTo=%2Fevents%3Fpage%3D2',
    );
  });

  it('AUT-09 what the provider sent back is exchanged once', async () => {
    answer(login, { token: 'id.secret', firstLogin: false, backTo: '/my_communities' });
    await visit(<LoginScreen />, {
      at: '/login?code=abc&state=xyz',
      files: { authConfig: methods('OAUTH2') },
    });
    await waitFor(() => expect(whereabouts().path).toBe('/my_communities'));
    expect(sentTo(login)).toEqual([{ query: { state: 'xyz' }, body: { authType: 'OAUTH2', token: 'abc' } }]);
  });

  it('AUT-09 a failed exchange says so on a clean sign-in page', async () => {
    answer(login, refusal(1114, 'The other site didn’t confirm this sign-in.'));
    await visit(<LoginScreen />, {
      at: '/login?code=abc&state=xyz',
      files: { authConfig: methods('OAUTH2') },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('The other site didn’t confirm');
    await waitFor(() => expect(whereabouts().path).toBe('/login'));
  });
});

describe('return from the provider without a code', () => {
  it.each([
    ['access_denied&state=xyz', /You cancelled on the other site/],
    ['server_error&state=xyz', /isn’t working right now/],
    ['1114', /isn’t working right now/],
  ])('AUT-09 error=%s is told at the login', async (query, words) => {
    await visit(<LoginScreen />, { at: `/login?error=${query}`, files: { authConfig: methods('OAUTH2') } });
    expect(screen.getByRole('alert').textContent).toMatch(words);
    expect(button('Sign Up')).toBeTruthy();
    expect(sent()).toEqual([]);
  });
});

describe('an external account that is not linked yet', () => {
  it('AUT-09 A01 leads to the page of the code that was mailed', async () => {
    const external = { id: 'waits', email: 'anna@circle.example', resendAfter: 60, expiresIn: 600 };
    answer(login, { token: null, firstLogin: false, sent: true, external, backTo: '/event/7' });
    await visit(<LoginScreen />, {
      at: '/login?code=abc&state=def',
      files: { authConfig: methods('OAUTH2') },
    });
    await waitFor(() => expect(whereabouts().path).toBe('/one-time-code'));
    expect(whereabouts().state).toMatchObject({
      externalId: 'waits',
      email: external.email,
      backTo: '/event/7',
      mailing: { sent: true, resendAt: expect.any(Number) },
    });
    expect(useSession.getState().token).toBeNull();
  });

  it('AUT-09 A01 a code that was mailed before is not claimed to be mailed again', async () => {
    const external = { id: 'waits', email: 'anna@circle.example', resendAfter: 20, expiresIn: 600 };
    answer(login, { token: null, firstLogin: false, sent: false, external });
    const files = { authConfig: methods('OAUTH2') };
    await visit(<LoginScreen />, { at: '/login?code=abc&state=def', files });
    await waitFor(() => expect(whereabouts().state).toMatchObject({ mailing: { sent: false } }));
  });
});

describe('RegistrationScreen', () => {
  const fill = async () => {
    await userEvent.type(field('Password'), 'longenough');
    await userEvent.type(field('Repeat password'), 'longenough');
  };

  it('AUT-04 the button waits for consent; then the visitor is a member and signed in', async () => {
    answer(contract.auth.registerUser, 'OK');
    answer(login, { token: 'id.secret', firstLogin: true });
    useSession.setState({ invitedBy: 'inv', inviter: 'Tom' });
    answer(contract.invitation.acceptInvitation, { communityId: 'c', inviterFirstName: 'Tom' });
    await visit(<RegistrationScreen />, { state: { email: 'anna@circle.example' }, at: '/registration' });
    expect(email()).toHaveProperty('value', 'anna@circle.example');
    await screen.findByText('Tom invites you to Circle');
    await fill();
    expect(button('Sign up').getAttribute('aria-disabled')).toBe('true');
    const missing = document.getElementById(button('Sign up').getAttribute('aria-describedby') ?? '');
    expect(missing?.textContent).toBe('Tick the box above first.');
    await userEvent.type(field('Password'), '{Enter}');
    expect(sentTo(contract.auth.registerUser)).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(button('Sign up'));
    await waitFor(() => expect(useSession.getState().token).toBe('id.secret'));
    const account = { email: 'anna@circle.example', password: 'longenough', invitedBy: 'inv' };
    expect(sentTo(contract.auth.registerUser)[0]?.body).toEqual({ ...account, consent: { agreed: true } });
    expect(sentTo(login)[0]?.body).toEqual({ authType: 'EMAIL', ...account });
  });

  it('AUT-04 AUT-10 what was ticked goes along by way of a provider and of a mailed link, and no further', async () => {
    answer(login, { token: null, firstLogin: false, sent: true });
    const page = await visit(<RegistrationScreen />, { files: { authConfig: methods('MAGIC', 'OAUTH2') } });
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.type(email(), 'anna@circle.example');
    await userEvent.click(button('Send link'));
    await waitFor(() => expect(useSession.getState().agreedFor).toBe('anna@circle.example'));
    await userEvent.click(button('Sign Up'));
    page.unmount();

    answer(login, { token: 'id.secret', firstLogin: true });
    for (const consent of [{ agreed: true }, undefined]) {
      const back = await visit(<LoginScreen />, {
        at: '/login?code=abc&state=xyz',
        files: { authConfig: methods('OAUTH2') },
      });
      await waitFor(() => expect(useSession.getState().token).toBe('id.secret'));
      expect(sentTo(login).at(-1)?.body).toEqual({
        authType: 'OAUTH2',
        token: 'abc',
        ...(consent && { consent }),
      });
      back.unmount();
      useSession.setState({ token: null });
    }
  });

  it('ERR-03 a taken address is told at its field, which gets the focus', async () => {
    answer(contract.auth.registerUser, refusal(1101, 'Duplicate email', 409));
    await visit(<RegistrationScreen />, { state: { email: 'anna@circle.example' } });
    await fill();
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(button('Sign up'));
    expect(await screen.findByText('This email already exists')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(email()));
    expect(field('Password')).toHaveProperty('value', 'longenough');
    await userEvent.click(screen.getByRole('link', { name: 'Sign in with this email' }));
    expect(whereabouts()).toEqual({ path: '/login', state: { email: 'anna@circle.example' } });
  });

  it('VAL-03 consent that is taken back is asked for', async () => {
    await visit(<RegistrationScreen />, { lang: 'ru' });
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('checkbox'));
    expect(screen.getByText('Требуется согласие с политикой конфиденциальности')).toBeTruthy();
  });

  it('AUT-04 VAR-02 the documents are the platform’s, or the community’s own', async () => {
    const page = await visit(<RegistrationScreen />);
    const names = () => within(screen.getByText(/I agree to the/)).getAllByRole('link');
    expect(names().map((link) => link.getAttribute('href'))).toEqual([
      '/docs/terms_nw.html',
      '/docs/privacy_nw.html',
    ]);
    page.unmount();
    const legal = { termsUrl: 'https://a.example/terms', policyUrl: 'https://a.example/policy' };
    await visit(<RegistrationScreen />, { files: { community: { legal } } });
    expect(names().map((link) => link.getAttribute('href'))).toEqual([legal.termsUrl, legal.policyUrl]);
  });

  it('AUT-04 a code may be tried until its tries are spent; then the login says so', async () => {
    answer(contract.auth.otpChallenge, { sent: true, resendAfter: 60, expiresIn: 600 });
    answer(contract.auth.otpValidate, refusal(1102, 'Invalid code'));
    await visit(<RegistrationScreen />, {
      at: '/registration',
      files: { authConfig: methods('EMAIL', 'OTP') },
      state: { email: 'anna@circle.example' },
    });
    await userEvent.click(button('Sign up with a code'));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send code' }));
    for (let tries = 1; tries <= 5; tries++) {
      expect(whereabouts().path).toBe('/registration');
      await userEvent.type(await screen.findByLabelText('Code from the email'), '123456');
      await waitFor(() => expect(sentTo(contract.auth.otpValidate)).toHaveLength(tries));
      if (tries < 5) expect(await screen.findByText('Invalid code')).toBeTruthy();
    }
    await waitFor(() => expect(whereabouts().path).toBe('/login'));
    expect(whereabouts().state).toEqual({
      email: 'anna@circle.example',
      failure: 'That code was tried too often. Request a new one.',
    });
  });

  it('AUT-04 a failed social sign-in leads to the login, which says what happened', async () => {
    answer(contract.auth.loginGoogle, refusal(1113, 'Google didn’t confirm this sign-in. Try again.', 403));
    let callback: ((answer: { credential: string }) => void) | undefined;
    window.google = {
      accounts: {
        id: { initialize: (options) => void (callback = options.callback), renderButton: () => undefined },
      },
    };
    await visit(<RegistrationScreen />, {
      at: '/registration',
      google: { ...google, scriptUrl: 'https://google.example/registration.js' },
      files: { authConfig: methods('EMAIL', 'GOOGLE') },
    });
    await userEvent.click(screen.getByRole('checkbox'));
    document.head.querySelector('script[src$="registration.js"]')?.dispatchEvent(new Event('load'));
    await waitFor(() => expect(callback).toBeDefined());
    callback?.({ credential: 'token' });
    await waitFor(() => expect(whereabouts().path).toBe('/login'));
    expect(whereabouts().state).toMatchObject({
      failure: 'Google didn’t confirm this sign-in. Try again.',
    });
  });
});

describe('SES-04 the login of a visitor who wants to come to an event', () => {
  const forEvent = (authConfig: object, more: Visit = {}) =>
    visit(<LoginScreen />, { at: '/login', state: { event: 'Supper' }, files: { authConfig }, ...more });

  it.each([
    ['en', 'Sign up for “Supper”', 'Send code'],
    ['ru', 'Запись на событие «Supper»', 'Получить код'],
  ] as const)('asks for one address, which a code goes to, in %s', async (lang, title, submit) => {
    answer(contract.auth.otpChallenge, { sent: true, resendAfter: 60, expiresIn: 600 });
    await forEvent(methods('EMAIL', 'OTP', 'GOOGLE'), { lang });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getAllByRole('textbox')).toEqual([document.activeElement]);
    expect(screen.queryByText('Good to see you again.')).toBeNull();
    await userEvent.type(screen.getByRole('textbox'), 'gwen@circle.example');
    await userEvent.click(button(submit));
    await waitFor(() => expect(whereabouts().path).toBe('/one-time-code'));
    expect(whereabouts().state).toMatchObject({
      email: 'gwen@circle.example',
      event: 'Supper',
      mailing: { sent: true },
    });
  });

  it('mails a link where there is no code', async () => {
    answer(login, { token: null, firstLogin: false, sent: true });
    await forEvent(methods('EMAIL', 'MAGIC'));
    await screen.findByRole('heading', { level: 1, name: 'Sign up for “Supper”' });
    await userEvent.type(screen.getByRole('textbox'), 'gwen@circle.example');
    await userEvent.click(button('Send link'));
    expect(await screen.findByText('Check your inbox')).toBeTruthy();
  });

  it('goes on to the choice of a password where there is nothing else', async () => {
    await forEvent(methods('EMAIL'));
    await screen.findByRole('heading', { level: 1, name: 'Sign up for “Supper”' });
    await userEvent.type(screen.getByRole('textbox'), 'gwen@circle.example');
    await userEvent.click(button('Continue'));
    await waitFor(() => expect(whereabouts().path).toBe('/registration'));
    expect(whereabouts().state).toEqual({ email: 'gwen@circle.example', event: 'Supper' });
  });

  it('says what joining takes, and leads to the other methods, whose title has the focus', async () => {
    const files = { community: { admission: 'invitation' }, authConfig: methods('OTP', 'EMAIL') };
    await visit(<LoginScreen />, { at: '/login', state: { event: 'Supper', failure: 'Too often' }, files });
    expect(await screen.findByText(/You don’t need an invitation to come to this event/)).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('Too often');
    await userEvent.click(screen.getByRole('link', { name: 'Other ways to sign in' }));
    const title = await screen.findByRole('heading', { level: 1, name: 'Sign in' });
    expect(document.activeElement).toBe(title);
    expect(field('Password')).toBeTruthy();
  });

  it('shows the methods there are where none begins with an address', async () => {
    await forEvent(methods('OAUTH2'));
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeTruthy();
  });

  it('the code says where it leads, and registration names the event', async () => {
    const mailing = { sent: true, resendAt: 0 };
    const page = await visit(<OneTimeCodeScreen />, {
      state: { email: 'gwen@circle.example', event: 'Supper', mailing },
    });
    expect(screen.getByText('After that you’re back at “Supper”.')).toBeTruthy();
    page.unmount();
    await visit(<RegistrationScreen />, { state: { email: 'gwen@circle.example', event: 'Supper' } });
    expect(screen.getByRole('heading', { level: 1, name: 'Sign up for “Supper”' })).toBeTruthy();
  });
});
