// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { notifyOtherTabs } from './otherTabs';
import { queryClient } from './queryClient';

it('UIX-03 what is changed in one tab is asked for anew in the others, and not in that one', async () => {
  const asked = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
  const other = new BroadcastChannel('changed');
  const heard = vi.fn();
  other.addEventListener('message', ({ data }) => void heard(data));
  notifyOtherTabs(['introductions']);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(['introductions']));
  expect(asked).not.toHaveBeenCalled();
  other.postMessage(['meetings']);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith({ queryKey: ['meetings'] }));
  other.close();
});
