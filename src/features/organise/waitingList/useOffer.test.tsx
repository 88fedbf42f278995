// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import { answer, refusal, sentTo } from '../../../../tests/support/answers';
import { contract } from '../../../generated/api/contract';
import { initI18n } from '../../../i18n/initI18n';
import { toast } from '../../../ui/toast/toast';
import { sampleWaitingList } from './sampleWaitingList';
import { useOffer } from './useOffer';

const { offerPlace } = contract.event;
const mei = sampleWaitingList.list.at(-1)!;

async function offer(to = mei) {
  const i18n = await initI18n('en', 'organise');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  );
  const said: string[] = [];
  for (const kind of ['success', 'error'] as const) {
    vi.spyOn(toast, kind).mockImplementation((text) => void said.push(`${kind}: ${text}`));
  }
  const { result } = renderHook(() => useOffer('e1'), { wrapper });
  await act(async () => {
    void result.current.offer(to);
    await vi.waitFor(() => expect(said).toHaveLength(1));
  });
  return said[0];
}

describe('EVT-09 an organiser offers somebody in line the next place', () => {
  it('E23 who has to wait for one is next', async () => {
    answer(offerPlace, { position: 1, offeredUntil: null });
    expect(await offer()).toBe('success: Mei Lin is next in line');
    expect(sentTo(offerPlace)).toMatchObject([{ params: { id: 'e1', pid: mei.id } }]);
  });

  it('E23 one that is free is theirs for a while', async () => {
    answer(offerPlace, { position: 0, offeredUntil: '2026-11-25T09:00:00.000Z' });
    expect(await offer()).toMatch(/^success: Mei Lin has until 25 Nov 2026.* to take the place$/);
  });

  it('E23 who has left the line is told of', async () => {
    answer(offerPlace, refusal(1208, 'This person isn’t on the waiting list.', 404));
    expect(await offer()).toBe('error: This person isn’t on the waiting list.');
  });
});
