// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import { answer, sentTo } from '../../../tests/support/answers';
import { contract } from '../../generated/api/contract';
import { initI18n } from '../../i18n/initI18n';
import { toastsReady } from '../../ui/toast/toastLoader';
import { changed } from './sampleParticipants';
import { useChanges } from './useChanges';

const { changeParticipants } = contract.organiser;
async function open() {
  const i18n = await initI18n('en', 'organise');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  );
  const shown: string[] = [];
  let undo: () => void = () => undefined;
  const say = (_: unknown, text: string) => void shown.push(text);
  toastsReady({
    show: say,
    showLoading: () => undefined,
    finish: () => undefined,
    dismiss: () => undefined,
    clear: () => undefined,
    offer: (text, { onPress }) => {
      shown.push(text);
      undo = onPress;
    },
  });
  const { result } = renderHook(() => useChanges('e1'), { wrapper });
  return { result, shown, undo: () => undo() };
}

describe('what an organiser does about people', () => {
  it('E26 is sent a hundred at a time, and taken back with what the answers said', async () => {
    answer(changeParticipants, ({ body }) =>
      changed(body.participantIds ?? body.parts?.map(({ participantId }) => participantId) ?? []),
    );
    const { result, shown, undo } = await open();
    const ids = Array.from({ length: 130 }, (_, at) => `p${at}`);
    await act(() => result.current.change({ act: 'APPROVE' }, ids));
    expect(shown).toEqual(['130 approved']);
    await act(async () => {
      undo();
      await vi.waitFor(() => expect(shown).toContain('Everything is as it was'));
    });
    const sent = sentTo(changeParticipants).map(({ body }) => body);
    expect(sent.map((body) => [body.act, (body.participantIds ?? body.parts)?.length])).toEqual([
      ['APPROVE', 100],
      ['APPROVE', 30],
      ['PUT_BACK', 100],
      ['PUT_BACK', 30],
    ]);
    expect(sent[2]!.parts![0]).toEqual({
      participantId: 'p0',
      status: 'PENDING',
      approved: false,
      paid: false,
      changedAt: '2026-11-24T09:00:00.000Z',
    });
  });

  it('E26 says why somebody stays as they were, in the server’s words', async () => {
    const error = { code: 1199, message: 'There are no places left.' };
    answer(changeParticipants, [{ participantId: 'p0', before: null, after: null, changedAt: null, error }]);
    const { result, shown } = await open();
    await act(() => result.current.change({ act: 'APPROVE' }, ['p0']));
    expect(shown).toEqual(['There are no places left.']);
    expect(result.current.busy.size).toBe(0);
  });
});
