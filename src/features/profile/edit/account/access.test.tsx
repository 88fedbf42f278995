// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, refusal, sentTo } from '../../../../../tests/support/answers';
import { init, openSettings, part, serve } from '../../../../../tests/support/ownProfile';
import { whereabouts } from '../../../../../tests/support/inCommunity';
import { useSession } from '../../../../api/session/store';
import { contract } from '../../../../generated/api/contract';
import { toast } from '../../../../ui/toast/toast';

const { changeEmail, changePassword, confirmNewEmail, mailAccountCode } = contract.auth;
const challenge = { sent: true, resendAfter: 60, expiresIn: 600 };
const passwordless = { ...init, providers: ['GOOGLE' as const] };

beforeEach(() => {
  serve();
  vi.spyOn(toast, 'success').mockImplementation(() => undefined);
  vi.spyOn(toast, 'error').mockImplementation(() => undefined);
});

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
type Asked = Awaited<ReturnType<typeof dialog>>;
const fill = (asked: Asked, label: string, value: string) =>
  fireEvent.change(asked.getByLabelText(label), { target: { value } });
const press = (asked: Asked, name: string) => userEvent.click(asked.getByRole('button', { name }));
async function openBy(name: string, title: string): Promise<Asked> {
  await openSettings();
  await userEvent.click(part('Sign-in').getByRole('button', { name }));
  return dialog(title);
}

describe('another email', () => {
  it('AUT-11 A22 A23 is asked for by the password, and taken with the code mailed to it', async () => {
    answer(changeEmail, refusal(1014, 'Invalid password', 403));
    const asked = await openBy('Change email', 'Change your email');
    fill(asked, 'New email', ' Vera@Sea.example ');
    fill(asked, 'Your password', 'not mine');
    await press(asked, 'Continue');
    await asked.findByText('Invalid password');
    answer(changeEmail, challenge);
    fill(asked, 'Your password', 'mine, really');
    await press(asked, 'Continue');
    const body = { email: 'vera@sea.example', password: 'mine, really' };
    expect(sentTo(changeEmail).at(-1)?.body).toEqual(body);

    answer(confirmNewEmail, refusal(1102, 'Invalid code'));
    const code = await dialog('Enter the code');
    await press(code, 'Confirm email');
    await code.findByText('Enter all 6 digits.');
    expect(document.activeElement).toBe(code.getByLabelText('Code from the email'));
    fill(code, 'Code from the email', '000000');
    await code.findByText('Invalid code');
    answer(confirmNewEmail, 'OK');
    answer(contract.currentUser.init, { ...init, user: { ...init.user, email: body.email } });
    fill(code, 'Code from the email', '123456');
    await part('Sign-in').findByText('vera@sea.example');
    expect(sentTo(confirmNewEmail).at(-1)?.body).toEqual({ email: body.email, code: '123456' });
    expect(toast.success).toHaveBeenCalledWith('Your email is now vera@sea.example');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('AUT-11 what is wrong with it is told before anything is sent', async () => {
    const asked = await openBy('Change email', 'Change your email');
    for (const [typed, told] of [
      ['vera@', 'Email is in the wrong format'],
      ['VERA@fjord.example', 'This is already your email'],
    ] as const) {
      fill(asked, 'New email', typed);
      await press(asked, 'Continue');
      await asked.findByText(told);
    }
    fill(asked, 'New email', 'vera@sea.example');
    await press(asked, 'Continue');
    await asked.findByText('Enter your password');
    expect(document.activeElement).toBe(asked.getByLabelText('Your password'));
    expect(sentTo(changeEmail)).toEqual([]);
  });

  it('AUT-11 A21 without a password the address of now gets a code first; one sent a moment ago will do', async () => {
    answer(contract.currentUser.init, passwordless);
    answer(mailAccountCode, 'OK');
    answer(changeEmail, refusal(1103, 'Too soon', 429));
    const asked = await openBy('Change email', 'Change your email');
    fill(asked, 'New email', 'vera@sea.example');
    await press(asked, 'Send code');
    await asked.findByText(/on its way to vera@fjord\.example/);
    fill(asked, 'Code from the email', '123456');
    await press(asked, 'Continue');
    expect(sentTo(mailAccountCode)[0]?.body).toEqual({ purpose: 'EMAIL' });
    const code = await dialog('Enter the code');
    await press(code, 'Use another email');
    expect((await dialog('Change your email')).getByLabelText('New email')).toHaveProperty(
      'value',
      'vera@sea.example',
    );
  });
});

describe('the password', () => {
  it('AUT-11 A24 is changed by the one of now', async () => {
    answer(changePassword, refusal(1014, 'Invalid password', 403));
    const asked = await openBy('Change password', 'Change your password');
    fill(asked, 'Your password', 'not mine');
    fill(asked, 'New password', 'a better one');
    fill(asked, 'Repeat password', 'a better one!');
    await press(asked, 'Save password');
    await asked.findByText("Passwords don't match");
    expect(sentTo(changePassword)).toEqual([]);
    fill(asked, 'Repeat password', 'a better one');
    await press(asked, 'Save password');
    await asked.findByText('Invalid password');
    answer(changePassword, refusal(1100, 'This password is too easy to guess. Choose another one.'));
    await press(asked, 'Save password');
    await asked.findByText(/too easy to guess/);
    answer(changePassword, 'OK');
    fill(asked, 'Your password', 'mine, really');
    await press(asked, 'Save password');
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Password saved'));
    expect(sentTo(changePassword).at(-1)?.body).toEqual({
      password: 'a better one',
      current: 'mine, really',
    });
  });

  it('AUT-11 A21 A24 is added by a mailed code where there is none', async () => {
    answer(contract.currentUser.init, passwordless);
    answer(mailAccountCode, 'OK');
    answer(changePassword, 'OK');
    const asked = await openBy('Add a password', 'Add a password');
    await press(asked, 'Save password');
    await asked.findByText(/Send the code first/);
    expect(document.activeElement?.textContent).toBe('Send code');
    await press(asked, 'Send code');
    fill(asked, 'New password', 'a better one');
    fill(asked, 'Repeat password', 'a better one');
    fireEvent.change(await asked.findByLabelText('Code from the email'), { target: { value: '123456' } });
    await press(asked, 'Save password');
    await waitFor(() => expect(toast.success).toHaveBeenCalledOnce());
    expect(sentTo(mailAccountCode)[0]?.body).toEqual({ purpose: 'PASSWORD' });
    expect(sentTo(changePassword)[0]?.body).toEqual({ password: 'a better one', code: '123456' });
  });
});

describe('leaving the community', () => {
  const { leaveCommunity } = contract.participant;

  it('P19 PRO-03 is asked once more, and leads to the welcome page', async () => {
    answer(leaveCommunity, refusal(1109, 'You don’t have permission to do this.', 403));
    await openSettings();
    await userEvent.click(part('Your data').getByRole('button', { name: 'Leave this community' }));
    const asked = await dialog('Leave Circle?');
    await press(asked, 'Leave');
    await asked.findByText('You don’t have permission to do this.');
    answer(leaveCommunity, 'OK');
    await press(asked, 'Leave');
    await waitFor(() => expect(whereabouts().path).toBe('/'));
    expect(sentTo(leaveCommunity).at(-1)?.body).toEqual({ participantId: 'p1' });
    expect(useSession.getState()).toMatchObject({ token: null, hasLoggedIn: false });
  });
});

describe('the end of the account', () => {
  it('PRO-03 A13 the button that deletes says what is missing, and is never out of reach', async () => {
    await openSettings();
    await userEvent.click(part('Your data').getByRole('button', { name: 'Delete my account' }));
    const asked = await dialog('Delete your account?');
    await press(asked, 'Delete for good');
    await asked.findByText('Enter your password');
    expect(document.activeElement).toBe(asked.getByLabelText('Your password'));
    expect(sentTo(contract.account.deleteUser)).toEqual([]);
  });
});
