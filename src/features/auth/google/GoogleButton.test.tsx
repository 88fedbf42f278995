// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { initI18n } from '../../../i18n/initI18n';
import GoogleButton from './GoogleButton';
import type { GoogleIdentity } from './identity';

const identity = {
  initialize: vi.fn<GoogleIdentity['initialize']>(),
  renderButton: vi.fn<GoogleIdentity['renderButton']>(),
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  delete window.google;
  vi.clearAllMocks();
});

const scripts = () => [...document.head.querySelectorAll('script')];
const settle = (event: 'load' | 'error') =>
  act(async () => {
    if (event === 'load') window.google = { accounts: { id: identity } };
    scripts().at(-1)?.dispatchEvent(new Event(event));
    await Promise.resolve();
  });

const show = async (scriptUrl: string) => {
  const onCredential = vi.fn();
  const onFailure = vi.fn();
  render(
    <I18nextProvider i18n={await initI18n('ru', 'auth')}>
      <GoogleButton
        clientId="client"
        scriptUrl={scriptUrl}
        onCredential={onCredential}
        onFailure={onFailure}
      />
    </I18nextProvider>,
  );
  return { onCredential, onFailure };
};

describe('GoogleButton', () => {
  it('AUT-03 loads the configured script, draws Google’s button and hands its token on', async () => {
    const { onCredential } = await show('https://google.example/one.js');
    expect(scripts().map(({ src }) => src)).toEqual(['https://google.example/one.js']);
    await settle('load');
    const [options] = identity.initialize.mock.lastCall ?? [];
    expect(options?.client_id).toBe('client');
    expect(identity.renderButton).toHaveBeenCalledExactlyOnceWith(
      expect.any(HTMLElement),
      expect.objectContaining({ locale: 'ru', theme: 'filled_black', text: 'continue_with' }),
    );
    act(() => options?.callback({ credential: 'token' }));
    expect(onCredential).toHaveBeenCalledExactlyOnceWith('token');
  });

  it('AUT-03 draws the button anew where the page becomes narrower', async () => {
    let resized = (): void => undefined;
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(told: () => void) {
          resized = told;
        }
        observe = () => undefined;
        disconnect = () => undefined;
      },
    );
    const clientWidth = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
    onTestFinished(() => {
      clientWidth.mockRestore();
      vi.unstubAllGlobals();
    });
    await show('https://google.example/wide.js');
    await settle('load');
    clientWidth.mockReturnValue(290);
    act(resized);
    const widths = identity.renderButton.mock.calls.map(([, { width }]) => width);
    expect(widths).toEqual([400, 290]);
  });

  it('AUT-03 tells a failure, and tries again when asked to', async () => {
    const { onFailure } = await show('https://google.example/two.js');
    await settle('error');
    expect(onFailure).toHaveBeenCalledOnce();
    expect(screen.getByRole('alert').textContent).toContain('Google');
    fireEvent.click(screen.getByRole('button'));
    expect(scripts()).toHaveLength(1);
    await settle('load');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(identity.renderButton).toHaveBeenCalled();
  });
});
