// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cachedPublicIp } from '../../api/publicIp';
import type { Visit } from '../../../tests/support/inCommunity';

const url = 'https://where.example/json';
const asking = { files: { community: { legal: { byCountry: {} } } }, countryLookupUrl: url };

const terms = () => screen.getByRole('link', { name: 'Terms of use' }).getAttribute('href');

/** The service, which answers when the test lets it. */
function service() {
  const calls = vi.fn<typeof fetch>();
  const settle: { answer: (body: unknown, status?: number) => void; fail: (error: Error) => void }[] = [];
  calls.mockImplementation(
    (_url, init) =>
      new Promise((resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
        settle.push({
          answer: (body, status = 200) => resolve(new Response(JSON.stringify(body), { status })),
          fail: reject,
        });
      }),
  );
  vi.stubGlobal('fetch', calls);
  return { calls, settle };
}

async function asked(calls: ReturnType<typeof service>['calls'], times = 1): Promise<void> {
  await vi.waitFor(() => expect(calls).toHaveBeenCalledTimes(times));
}

beforeEach(() => {
  sessionStorage.clear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// Loads the module anew for each test, so that no earlier lookup is pending.
beforeEach(() => void vi.resetModules());

async function visitFooter(given: Visit): Promise<void> {
  const { visit } = await import('../../../tests/support/inCommunity');
  const { Footer } = await import('../layout/Footer');
  await visit(<Footer />, given);
}

async function freshLookUp() {
  vi.resetModules();
  const { lookUpCountry } = await import('./lookUpCountry');
  const { useKnownCountry: known } = await import('./country');
  return { lookUpCountry, country: () => known.getState().country };
}

describe('the visitor’s country', () => {
  it('VAR-03 the page shows JO’s documents at once and RU’s when the answer says so', async () => {
    const { calls, settle } = service();
    await visitFooter(asking);
    expect(terms()).toBe('/docs/terms_nw.html');
    await asked(calls);
    expect(calls.mock.calls[0]?.[0]).toBe(url);
    act(() => settle[0]?.answer({ country: 'BY', ip: '203.0.113.9' }));
    await vi.waitFor(() => expect(terms()).toBe('/docs/terms_ru.html'));
    expect(cachedPublicIp()).toBe('203.0.113.9');
  });

  it('VAR-03 is not looked up for a community that does not ask, nor without a service', async () => {
    const { calls } = service();
    await visitFooter({ countryLookupUrl: url });
    await visitFooter({ ...asking, countryLookupUrl: undefined });
    await act(() => Promise.resolve());
    expect(calls).not.toHaveBeenCalled();
  });
});

describe('the lookup', () => {
  it.each<[object, string]>([
    [{ country: 'RU' }, 'RU'],
    [{ country: 'by' }, 'BY'],
    [{ country: 'Russia' }, 'RU'],
    [{ country: 'Belarus', countryCode: 'BY' }, 'BY'],
    [{ country_code: 'DE' }, 'DE'],
  ])('VAR-03 reads %j as %s', async (answer, code) => {
    const { settle } = service();
    const { lookUpCountry, country } = await freshLookUp();
    const done = lookUpCountry(url);
    settle[0]?.answer(answer);
    await done;
    expect(country()).toBe(code);
  });

  it('VAR-03 is made once a session, however many ask', async () => {
    const { calls, settle } = service();
    const first = await freshLookUp();
    const both = [first.lookUpCountry(url), first.lookUpCountry(url)];
    settle[0]?.answer({ country: 'RU' });
    await Promise.all(both);
    const next = await freshLookUp();
    await next.lookUpCountry(url);
    expect(next.country()).toBe('RU');
    expect(calls).toHaveBeenCalledTimes(1);
  });

  it('VAR-03 gives the service five seconds', async () => {
    vi.useFakeTimers();
    service();
    const { lookUpCountry, country } = await freshLookUp();
    let done = false;
    const over = lookUpCountry(url).then(() => (done = true));
    await vi.advanceTimersByTimeAsync(4999);
    expect(done).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await over;
    expect(country()).toBeUndefined();
  });

  it.each<[string, (one: ReturnType<typeof service>['settle'][number]) => void]>([
    ['no connection', (one) => one.fail(new TypeError('Failed to fetch'))],
    ['an error', (one) => one.answer({ country: 'RU' }, 500)],
    ['no country', (one) => one.answer({ country: null })],
    ['a country that is none', (one) => one.answer({ country: 'Atlantis' })],
    ['nothing', (one) => one.answer(null)],
  ])('VAR-03 after %s the country stays unknown', async (_what, settleIt) => {
    const { settle } = service();
    const { lookUpCountry, country } = await freshLookUp();
    const done = lookUpCountry(url);
    settleIt(settle[0]!);
    await done;
    expect(country()).toBeUndefined();
    expect(sessionStorage.getItem('country')).toBeNull();
  });
});
