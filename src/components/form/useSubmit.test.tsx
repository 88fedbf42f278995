// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/ApiError';
import { initI18n } from '../../i18n/initI18n';
import { I18nextProvider } from 'react-i18next';
import { toast } from '../../ui/toast/toast';
import { useSubmit } from './useSubmit';

let i18n = i18next;
beforeEach(async () => {
  i18n = await initI18n('en');
});
afterEach(cleanup);

type Submission = Parameters<typeof useSubmit<'name'>>[0];

const formOf = (submission: Submission) =>
  renderHook(() => useSubmit<'name'>(submission), {
    wrapper: ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>,
  }).result;

describe('a form', () => {
  it('is not sent while something is missing, and then is', async () => {
    const send = vi.fn(() => Promise.resolve());
    const check = vi.fn<NonNullable<Submission['check']>>(() => ({ name: 'Give it a name' }));
    const form = formOf({ check, send });
    await act(() => form.current.submit());
    expect(form.current.wrong).toEqual({ name: 'Give it a name' });
    expect(send).not.toHaveBeenCalled();
    check.mockReturnValue({ name: undefined });
    await act(() => form.current.submit());
    expect(send).toHaveBeenCalledOnce();
    expect(form.current.busy).toBe(false);
  });

  it('is sent once, however often it is pressed meanwhile', async () => {
    let arrive = (): void => undefined;
    const send = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
    const form = formOf({ send });
    await act(async () => {
      void form.current.submit();
      void form.current.submit();
    });
    expect(form.current.busy).toBe(true);
    await act(async () => {
      void form.current.submit();
      arrive();
    });
    expect(send).toHaveBeenCalledOnce();
    expect(form.current.busy).toBe(false);
  });

  it('says what went wrong, where it belongs, and can be sent again', async () => {
    const send = vi.fn(() => Promise.reject(new ApiError('It is taken', { code: 1200 })));
    const atField = formOf({ send, wrongOf: (_, text) => ({ name: text }) });
    await act(() => atField.current.submit());
    expect(atField.current.wrong).toEqual({ name: 'It is taken' });
    expect(atField.current.busy).toBe(false);
    await act(() => atField.current.submit());
    expect(send).toHaveBeenCalledTimes(2);
    act(() => atField.current.clear());
    expect(atField.current.wrong).toEqual({});
    const atAll = formOf({ send });
    await act(() => atAll.current.submit());
    expect(atAll.current.wrong).toEqual({ call: 'It is taken' });
  });

  it.each([
    [
      'what the server says',
      new ApiError('It is taken', { code: 1200, response: { status: 409, body: {} } }),
      'error',
    ],
    ['that the server is unreachable', new ApiError('Network Error'), 'unreachable'],
  ] as const)('ERR-02 shows %s in a toast instead', async (_what, error, kind) => {
    const show = vi.spyOn(toast, kind).mockImplementation(() => undefined);
    const form = formOf({ send: () => Promise.reject(error), inToast: true });
    await act(async () => expect(await form.current.submit()).toBe(false));
    expect(show).toHaveBeenCalledOnce();
    expect(form.current.wrong).toEqual({});
  });

  it('says whether it was sent, and is busy until what follows has ended', async () => {
    const send = vi.fn(() => Promise.resolve());
    const onSettled = vi.fn(() => Promise.resolve());
    const form = formOf({ send, onSettled });
    await act(async () => expect(await form.current.submit()).toBe(true));
    expect(onSettled).toHaveBeenCalledOnce();
    onSettled.mockRejectedValueOnce(new Error('no list'));
    await act(async () => expect(form.current.submit()).rejects.toThrow('no list'));
    expect(form.current.busy).toBe(false);
    send.mockRejectedValueOnce(new Error('no'));
    onSettled.mockImplementationOnce(() => new Promise(() => undefined));
    await act(async () => void form.current.submit());
    expect(onSettled).toHaveBeenCalledTimes(3);
    expect(form.current.busy).toBe(true);
    await act(async () => expect(await form.current.submit()).toBe(false));
    expect(send).toHaveBeenCalledTimes(3);
  });
});

describe('an error that is corrected', () => {
  it('disappears at once, and one that changes says so; others stay', async () => {
    let name = '';
    let text = '';
    const form = renderHook(
      () =>
        useSubmit<'name' | 'text'>({
          check: () => ({
            name: name ? (name.length > 3 ? 'Too long' : undefined) : 'Give it a name',
            text: text ? undefined : 'Write something',
          }),
          send: () => Promise.resolve(),
        }),
      { wrapper: ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider> },
    );
    await act(() => form.result.current.submit());
    name = 'Berlin';
    form.rerender();
    expect(form.result.current.wrong).toEqual({ name: 'Too long', text: 'Write something' });
    name = 'B';
    form.rerender();
    expect(form.result.current.wrong).toEqual({ name: undefined, text: 'Write something' });
    text = 'x';
    form.rerender();
    expect(form.result.current.wrong).toEqual({ name: undefined, text: undefined });
  });

  it('of the server disappears with the next input', async () => {
    const form = formOf({
      send: () => Promise.reject(new ApiError('It is taken', { code: 1200 })),
      wrongOf: (_, text) => ({ name: text }),
    });
    await act(() => form.current.submit());
    expect(form.current.wrong).toEqual({ name: 'It is taken' });
    act(() => form.current.onInput());
    expect(form.current.wrong).toEqual({});
  });
});
