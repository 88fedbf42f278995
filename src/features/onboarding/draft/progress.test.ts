// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest';
import { answer, sentTo } from '../../../../tests/support/answers';
import { clearSession, startSession } from '../../../api/session/store';
import { contract } from '../../../generated/api/contract';
import { changeDraft, openProgress, useNews } from './progress';
import { readStoredDraft } from './storedDraft';

const progress = {
  step: 2,
  answers: { now: 'Grids' },
  lookingFor: '',
  profile: {},
  version: 1,
  updatedAt: null,
};

it('SES-05 progress that comes back after signing out is kept no more', async () => {
  answer(contract.onboarding.getOnboarding, () => progress);
  startSession({ token: 's1.x', firstLogin: false });
  const opened = openProgress('u');
  clearSession();
  await opened;
  expect(readStoredDraft('u')).toBeUndefined();

  startSession({ token: 's2.x', firstLogin: false });
  await openProgress('u');
  expect(readStoredDraft('u')?.draft.answers).toEqual({ now: 'Grids' });
});

it('SES-05 input that was not saved yet is not sent after signing out', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  answer(contract.onboarding.getOnboarding, () => progress);
  startSession({ token: 's1.x', firstLogin: false });
  await openProgress('u');
  changeDraft('u', (draft) => ({ ...draft, lookingFor: 'Grids' }));
  useNews.setState({ saved: true });
  clearSession();
  startSession({ token: 's2.y', firstLogin: false });
  await vi.runAllTimersAsync();
  expect(sentTo(contract.onboarding.saveOnboarding)).toEqual([]);
  expect(useNews.getState().saved).toBeUndefined();
});
