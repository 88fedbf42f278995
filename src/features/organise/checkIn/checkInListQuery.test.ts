// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, sentTo } from '../../../../tests/support/answers';
import { queryClient } from '../../../api/queryClient';
import { contract } from '../../../generated/api/contract';
import { checkInListQuery } from './checkInListQuery';
import { sampleCheckInPage } from './sampleCheckIn';

const { getCheckIn } = contract.checkIn;
const [ada, ...others] = sampleCheckInPage.list;
const ask = () => queryClient.fetchQuery({ ...checkInListQuery('e1'), staleTime: 0 });
const asked = () => sentTo(getCheckIn).map(({ query }) => `${query.page} ${query.since ?? ''}`.trim());

afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
});

describe('E31 EVT-10 the check-in list', () => {
  it('of many goes on by what has changed, and is asked for as a whole now and then', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const came = { ...ada!, checkedInAt: '2026-11-24T18:00:00.000Z' };
    answer(getCheckIn, ({ query: { page, since } }) => {
      if (since) return { ...sampleCheckInPage, list: [came], gone: ['p1'], asOf: '8' };
      return Number(page) === 0
        ? { ...sampleCheckInPage, list: [ada!], hasMore: true, asOf: '7' }
        : { ...sampleCheckInPage, list: others, page: 1, asOf: '9' };
    });
    expect((await ask()).people.map(({ id }) => id)).toEqual(['p0', 'p1', 'p3', 'p4']);
    const { people } = await ask();
    expect(people.map(({ id }) => id)).toEqual(['p0', 'p3', 'p4']);
    expect(people[0]).toEqual(came);
    await ask();
    expect(asked()).toEqual(['0', '1', '0 7', '0 8']);
    vi.advanceTimersByTime(600_000);
    await ask();
    expect(asked().slice(4)).toEqual(['0', '1']);
  });

  it('of few is one page, each time', async () => {
    answer(getCheckIn, sampleCheckInPage);
    await ask();
    await ask();
    expect(asked()).toEqual(['0', '0']);
  });
});
