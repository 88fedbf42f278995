// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, refusal } from '../../../../tests/support/answers';
import { passTime } from '../../../../tests/support/passTime';
import { contract } from '../../../generated/api/contract';
import { useTelegramLink } from './useTelegramLink';

const calls = contract.telegram;
const url = 'https://t.me/circle_bot?start=a-code';
const onConnected = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  onConnected.mockReset();
  answer(calls.createTelegramCode, { url, expiresAt: '2026-11-28T12:10:00Z' });
  answer(calls.openTelegramConnect, () => new Promise(() => undefined));
});

const rendered = () => renderHook(() => useTelegramLink(onConnected)).result;

describe('a link that connects a chat', () => {
  it('NOT-03 P36 is of no use after ten minutes, though the stream goes on; then another can be asked for', async () => {
    const link = rendered();
    await act(() => link.current.ask());
    expect(link.current).toMatchObject({ url, isExpired: false });
    await act(() => vi.advanceTimersByTimeAsync(599_000));
    expect(link.current.url).toBe(url);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(link.current).toMatchObject({ url: undefined, isExpired: true });
    await act(() => link.current.ask());
    expect(link.current).toMatchObject({ url, isExpired: false });
    expect(onConnected).not.toHaveBeenCalled();
  });

  it('NOT-03 P14 is done with once somebody has used it', async () => {
    answer(calls.openTelegramConnect, 'event: connected\ndata: {}\n\n');
    const link = rendered();
    await act(() => link.current.ask());
    await passTime(0);
    expect(link.current).toMatchObject({ url: undefined, isExpired: false });
    expect(onConnected).toHaveBeenCalledTimes(1);
  });

  it('NOT-03 P36 may be refused', async () => {
    answer(calls.createTelegramCode, refusal(1104, 'Wait a little', 429));
    const link = rendered();
    await expect(act(() => link.current.ask())).rejects.toThrow('Wait a little');
    expect(link.current.url).toBeUndefined();
  });
});
