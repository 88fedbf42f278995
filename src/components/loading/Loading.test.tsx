// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announced } from '../../../tests/support/announced';
import { initI18n } from '../../i18n/initI18n';
import type { Lang } from '../../lib/lang';
import { Announcement } from '../../ui/announcer/Announcement';
import { Loading } from './Loading';

let i18n = i18next;
const inLang = async (lang: Lang) => {
  i18n = await initI18n(lang);
  vi.useFakeTimers();
};
beforeEach(() => inLang('en'));
afterEach(() => {
  cleanup();
  vi.runAllTimers();
});

function Page({ isLoading, count }: { isLoading: boolean; count?: string }) {
  return (
    <I18nextProvider i18n={i18n}>
      {isLoading ? (
        <Loading>
          <h2>Members</h2>
          <button>Filter</button>
        </Loading>
      ) : (
        <Announcement>{count}</Announcement>
      )}
    </I18nextProvider>
  );
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('UIX-10 hides a skeleton with everything in it', () => {
  render(<Page isLoading />);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Filter').closest('[inert]')).not.toBeNull();
});

it.each([
  ['en', 'Loading', 'Loaded'],
  ['ru', 'Загрузка', 'Загружено'],
] as const)(
  'UIX-10 says in %s that it loads after a second, and that it is there',
  async (lang, ...texts) => {
    vi.useRealTimers();
    await inLang(lang);
    const { rerender } = render(<Page isLoading />);
    pass(999);
    expect(announced()).toEqual([]);
    pass(200);
    expect(announced()).toEqual(texts.slice(0, 1));
    rerender(<Page isLoading={false} />);
    pass(200);
    expect(announced()).toEqual(texts);
  },
);

it('UIX-10 lets a list say its count instead', () => {
  const { rerender } = render(<Page isLoading />);
  pass(1200);
  rerender(<Page isLoading={false} count="12 members" />);
  pass(200);
  expect(announced()).toEqual(['Loading', '12 members']);
});

it('UIX-10 says nothing of a page that is there within a second', () => {
  const { rerender } = render(<Page isLoading />);
  pass(900);
  rerender(<Page isLoading={false} />);
  pass(2000);
  expect(announced()).toEqual([]);
});
