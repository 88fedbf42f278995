// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { initI18n } from '../../i18n/initI18n';
import type { Lang } from '../../lib/lang';
import { Resend } from '../../components/countdown/Resend';
import { LastStep } from './confirm/LastStep';
import { MovingOn } from './confirm/MovingOn';
import { useEarlySubmits } from './short/earlySubmit';
import { ShortAuthForm } from './short/ShortAuthForm';

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = async (node: ReactNode, lang: Lang = 'en') =>
  render(
    <I18nextProvider i18n={await initI18n(lang, 'auth')}>
      <MemoryRouter>{node}</MemoryRouter>
    </I18nextProvider>,
  );

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const isOff = (element: HTMLElement) => element.getAttribute('aria-disabled') === 'true';

describe('short form', () => {
  const onSubmit = vi.fn(() => Promise.resolve());
  beforeEach(() => onSubmit.mockClear());
  const field = () => screen.getByRole('textbox');
  const button = () => screen.getByRole('button');
  const type = (value: string) => fireEvent.change(field(), { target: { value } });

  it('AUT-02 does nothing while the field is empty', async () => {
    await show(<ShortAuthForm onSubmit={onSubmit} />);
    expect(isOff(button())).toBe(true);
    type('   ');
    expect(isOff(button())).toBe(true);
    fireEvent.submit(field().closest('form')!);
    expect(onSubmit).not.toHaveBeenCalled();
    type('a');
    expect(isOff(button())).toBe(false);
  });

  it('AUT-02 shows an error for 2.5 seconds and waits so long; what was typed stays', async () => {
    await show(<ShortAuthForm onSubmit={onSubmit} />);
    type('anna');
    fireEvent.submit(field().closest('form')!);
    expect(screen.getByText('Email is in the wrong format')).toBeTruthy();
    expect(document.activeElement).toBe(field());
    expect(isOff(button())).toBe(true);
    await pass(2499);
    expect(screen.queryByText('Email is in the wrong format')).not.toBeNull();
    await pass(1);
    expect(screen.queryByText('Email is in the wrong format')).toBeNull();
    expect(isOff(button())).toBe(false);
    expect(field()).toHaveProperty('value', 'anna');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('AUT-02 UIX-11 an error stays while the pointer is on it', async () => {
    await show(<ShortAuthForm onSubmit={onSubmit} />);
    type('anna');
    fireEvent.submit(field().closest('form')!);
    const message = () => screen.queryByText('Email is in the wrong format');
    await pass(2000);
    fireEvent.pointerOver(message()!);
    await pass(60_000);
    expect(message()).not.toBeNull();
    fireEvent.pointerOver(field());
    await pass(2499);
    expect(message()).not.toBeNull();
    await pass(1);
    expect(message()).toBeNull();
  });

  it('AUT-02 takes the trimmed address on', async () => {
    await show(<ShortAuthForm onSubmit={onSubmit} initialEmail="x" />);
    type(' anna@circle.example ');
    fireEvent.submit(field().closest('form')!);
    await pass(0);
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('anna@circle.example');
  });

  it('AUT-02 what was sent from the markup before the form came to life is sent then', async () => {
    const Holder = () => (useEarlySubmits(), null);
    render(<Holder />);
    const page = (
      <I18nextProvider i18n={await initI18n('en', 'auth')}>
        <MemoryRouter>
          <ShortAuthForm onSubmit={onSubmit} />
        </MemoryRouter>
      </I18nextProvider>
    );
    const container = document.createElement('div');
    container.innerHTML = renderToString(page);
    document.body.append(container);
    fireEvent.input(container.querySelector('input')!, { target: { value: 'anna@circle.example' } });
    expect(fireEvent.submit(container.querySelector('form')!)).toBe(false);
    const root = await act(() => hydrateRoot(container, page));
    await pass(0);
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('anna@circle.example');
    act(() => root.unmount());
    container.remove();
  });

  it('AUT-02 asks for the terms where they are required', async () => {
    const terms = { documents: { termsUrl: '/terms.html' }, onAgreed: vi.fn() };
    const form = (agreed: boolean) => (
      <ShortAuthForm onSubmit={onSubmit} initialEmail="anna@circle.example" terms={{ ...terms, agreed }} />
    );
    await show(form(false));
    expect(screen.getByRole('link', { name: /terms of use/ }).getAttribute('href')).toBe('/terms.html');
    fireEvent.submit(field().closest('form')!);
    expect(screen.getByText('Confidentiality agreement required')).toBeTruthy();
    await pass(2500);
    expect(screen.queryByText('Confidentiality agreement required')).toBeNull();
    fireEvent.click(screen.getByRole('checkbox'));
    expect(terms.onAgreed).toHaveBeenCalledWith(true);
    cleanup();
    await show(form(true));
    fireEvent.submit(field().closest('form')!);
    await pass(0);
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('anna@circle.example');
  });
});

describe('another email', () => {
  const texts = {
    label: 'Send a new code',
    waiting: (time: string) => `in ${time}`,
    done: 'Sent',
    notSent: 'Use the last one',
  };
  const mailing = { sent: true, resendAt: 1_120_000 };

  it('AUT-06 counts down as 00:NN, then offers another code', async () => {
    const onResend = vi.fn(() => Promise.resolve(mailing));
    await show(<Resend at={1_060_000} {...texts} onResend={onResend} />);
    expect(screen.getByText('in 00:59')).toBeTruthy();
    await pass(50_000);
    expect(screen.getByText('in 00:09')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    await pass(10_000);
    fireEvent.click(screen.getByRole('button', { name: 'Send a new code' }));
    await pass(0);
    expect(onResend).toHaveBeenCalledOnce();
    expect(screen.getByText('Sent')).toBeTruthy();
  });

  it('AUT-06 says what went wrong, and can be pressed again', async () => {
    await show(<Resend at={0} {...texts} onResend={() => Promise.reject(new Error('x'))} />);
    fireEvent.click(screen.getByRole('button'));
    await pass(0);
    expect(screen.getByText('Error on the server side. Try again later.')).toBeTruthy();
    expect(isOff(screen.getByRole('button'))).toBe(false);
  });

  it('AUT-06 claims no email that was not sent', async () => {
    await show(<Resend at={0} {...texts} onResend={() => Promise.resolve({ ...mailing, sent: false })} />);
    fireEvent.click(screen.getByRole('button'));
    await pass(0);
    expect(screen.getByText('Use the last one')).toBeTruthy();
  });

  it('AUT-06 reads a clock that is given to it', async () => {
    await show(<Resend at={5_000} {...texts} onResend={vi.fn()} clock={() => 1} />);
    expect(screen.getByText('in 00:04')).toBeTruthy();
  });
});

describe('moving on', () => {
  it('AUT-07 goes on after five seconds, counted in the language’s own plurals', async () => {
    const onMove = vi.fn();
    await show(<MovingOn title="Готово" actionLabel="Дальше" onMove={onMove} />, 'ru');
    expect(screen.getByText('Через 5 секунд перейдём дальше.')).toBeTruthy();
    await pass(1000);
    expect(screen.getByText('Через 4 секунды перейдём дальше.')).toBeTruthy();
    await pass(3000);
    expect(screen.getByText('Через 1 секунду перейдём дальше.')).toBeTruthy();
    await pass(999);
    expect(onMove).not.toHaveBeenCalled();
    await pass(1);
    expect(onMove).toHaveBeenCalledOnce();
  });
});

describe('moving on waits', () => {
  const ways = {
    'the focus is on the button': [
      () => act(() => screen.getByRole('button').focus()),
      () => act(() => screen.getByRole('button').blur()),
    ],
    'the pointer is on the text': [
      () => fireEvent.pointerEnter(screen.getByText('You’ll continue in 1 second.')),
      () => fireEvent.pointerLeave(screen.getByText('Continue when you’re ready.')),
    ],
  };
  it.each(Object.entries(ways))('AUT-07 UIX-11 while %s', async (_, [hold, leave]) => {
    const onMove = vi.fn();
    await show(<MovingOn title="Done" actionLabel="Go on" onMove={onMove} />);
    await pass(4500);
    hold!();
    await pass(60_000);
    expect(onMove).not.toHaveBeenCalled();
    expect(screen.getByText('Continue when you’re ready.')).toBeTruthy();
    leave!();
    expect(screen.getByText('You’ll continue in 5 seconds.')).toBeTruthy();
    await pass(4999);
    expect(onMove).not.toHaveBeenCalled();
    await pass(1);
    expect(onMove).toHaveBeenCalledOnce();
  });
});

describe('last step', () => {
  const step = (onCheck: () => Promise<boolean>) => (
    <LastStep email="anna@circle.example" resendAt={0} later="/" onResend={vi.fn()} onCheck={onCheck} />
  );

  it('AUT-07 says where things really stand', async () => {
    await show(step(() => Promise.resolve(false)));
    expect(screen.getByText('anna@circle.example')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'I’ve confirmed it' }));
    await pass(0);
    expect(screen.getByText(/It isn’t confirmed yet/)).toBeTruthy();
  });
});
