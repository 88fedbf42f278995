// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announced } from '../../../../../tests/support/announced';
import { answer } from '../../../../../tests/support/answers';
import { passTime } from '../../../../../tests/support/passTime';
import { contract } from '../../../../generated/api/contract';
import type { Bulk } from '../../../../generated/api/member';
import { initI18n } from '../../../../i18n/initI18n';
import { loadTexts } from '../../../../i18n/later';
import UndoBulk from './UndoBulk';

const bulk: Bulk = {
  id: 'b',
  count: 2,
  dueAt: '2026-12-01T10:00:30.000Z',
  secondsLeft: 30,
  status: 'waiting',
};

let held = 0;
const onOver = vi.fn();

async function open() {
  const i18n = await initI18n('en');
  await loadTexts(i18n, 'adminBulk');
  vi.useFakeTimers();
  held = 0;
  answer(contract.member.holdBulk, () => {
    held += 1;
    return { ...bulk, dueAt: `2026-12-01T10:01:${10 + held}.000Z` };
  });
  render(
    <I18nextProvider i18n={i18n}>
      <UndoBulk isNew={false} bulk={bulk} onOver={onOver} />
    </I18nextProvider>,
  );
}

beforeEach(() => open());
afterEach(() => {
  cleanup();
  vi.runAllTimers();
});

const pass = (seconds: number) => passTime(seconds * 1000);
const undo = () => screen.getByRole('button', { name: 'Undo' });

it('UIX-11 says once what waits and how to undo it, and ten seconds before the end that it is over soon', async () => {
  await pass(1);
  expect(announced()).toEqual(['This will be done for 2 members in 30 seconds.', 'Press Tab for “Undo”.']);
  await pass(19.5);
  expect(announced()).toEqual(['10 seconds left to undo.']);
  await pass(10);
  expect(screen.queryByRole('button')).toBeNull();
});

it('UIX-11 is reached with the next Tab, and does not run out while the focus is on it', async () => {
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(document.activeElement).toBe(undo());
  for (let second = 0; second < 65; second += 5) await pass(5);
  expect(held).toBeGreaterThanOrEqual(6);
  expect(undo()).toBe(document.activeElement);
  act(() => undo().blur());
  await pass(40);
  expect(onOver).toHaveBeenCalled();
});
