// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { confirmEmail, login } from '../generated/api/client/auth';
import { uploadImage } from '../generated/api/client/image';
import { init, revokeSession, setLanguage } from '../generated/api/client/currentUser';
import { publicIpKey } from './publicIp';
import { request, timeoutMs } from './request';
import { clearSession, startSession } from './session/store';
import { configureApi } from './settings';
import { onForbidden, onSessionExpired } from './signals';

const fetched = vi.fn<(request: Request) => Promise<Response>>();
const bodies: string[] = [];
const answer = (status: number, body: unknown) =>
  fetched.mockImplementation(async (request) => {
    // An error report comes as an address, not as a request.
    if (request instanceof Request) bodies.push(await request.text());
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  });
const last = () => fetched.mock.lastCall?.[0] as Request;
const signedIn = { token: 'id.secret', firstLogin: false };

const unavailable = vi.fn();
const hear = (event: ErrorEvent) => unavailable(event.message);

beforeEach(() => {
  fetched.mockReset();
  unavailable.mockReset();
  vi.stubGlobal('fetch', fetched);
  window.addEventListener('error', hear);
  configureApi({ communityId: 'circle', lang: 'ru' });
});

afterEach(() => {
  vi.unstubAllGlobals();
  window.removeEventListener('error', hear);
  clearSession();
  sessionStorage.clear();
});

describe('request', () => {
  it('API-00 sends JSON with the headers of every call and answers the checked body', async () => {
    answer(200, signedIn);
    sessionStorage.setItem(publicIpKey, '203.0.113.7');
    startSession(signedIn);
    const body = { authType: 'EMAIL', email: 'a@b.example', password: 'long enough' } as const;
    await expect(request(login, { body, query: { state: 's 1' } })).resolves.toEqual(signedIn);
    expect(last().method).toBe('POST');
    expect(new URL(last().url).pathname + new URL(last().url).search).toBe('/api/auth/login?state=s+1');
    expect(Object.fromEntries(last().headers)).toMatchObject({
      'content-type': 'application/json',
      'x-public-ip': '203.0.113.7',
      'x-community-id': 'circle',
      authorization: 'Bearer id.secret',
      'accept-language': 'ru',
    });
    expect(JSON.parse(bodies.at(-1) ?? '')).toEqual(body);
  });

  it.each(['', '300.1.1.1', '1.2.3', '::1', 'x'])('API-00 sends no public address for %j', async (stored) => {
    answer(200, signedIn);
    sessionStorage.setItem(publicIpKey, stored);
    await request(login, { body: { authType: 'NONE' } });
    expect(last().headers.get('x-public-ip')).toBeNull();
    expect(last().headers.get('authorization')).toBeNull();
  });

  it('API-00 sends plain text as it is, fills parameters, and says so where there is nothing to say', async () => {
    answer(200, 'OK');
    await expect(request(setLanguage, { body: 'RU' })).resolves.toBe('OK');
    expect(last().headers.get('content-type')).toBe('text/plain');
    expect(bodies.at(-1)).toBe('RU');
    answer(200, 'OK');
    await request(revokeSession, { params: { id: 'a' } });
    expect(new URL(last().url).pathname).toBe('/api/current-user/sessions/a');
    answer(200, 'OK');
    await request(confirmEmail);
    expect(bodies.at(-1)).toBe('{}');
  });

  it('I02 sends a form as a form, with the boundary the browser chose', async () => {
    answer(200, { imageUrl: '/images/a-256.webp', sizes: [] });
    const body = new FormData();
    body.append('image', 'picture');
    await expect(request(uploadImage, { body })).resolves.toEqual({
      imageUrl: '/images/a-256.webp',
      sizes: [],
    });
    expect(last().headers.get('content-type')).toMatch(/^multipart\/form-data; ?boundary=/);
    expect(bodies.at(-1)).toContain('name="image"\r\n\r\npicture');
    expect(last().headers.get('x-community-id')).toBe('circle');
  });

  it('API-00 takes the headers when it is called, not when it is sent', async () => {
    answer(200, 'OK');
    startSession(signedIn);
    const call = request(revokeSession, { params: { id: 'a' } });
    clearSession();
    await call;
    expect(last().headers.get('authorization')).toBe('Bearer id.secret');
  });

  it('ERR-01 throws what the server said', async () => {
    answer(403, { code: 1011, message: ' [Invalid login or password] ' });
    await expect(request(login, { body: { authType: 'EMAIL' } })).rejects.toMatchObject({
      name: 'ApiError',
      code: 1011,
      message: 'Invalid login or password',
      response: { status: 403 },
    });
    expect(unavailable).not.toHaveBeenCalled();
  });

  it('ERR-01 throws where a success is not what the contract says', async () => {
    answer(200, { token: 7 });
    await expect(request(login, { body: { authType: 'EMAIL' } })).rejects.toMatchObject({
      code: 1000,
      message: 'Server side error',
      response: { status: 200 },
    });
  });

  it.each([
    ['a network error', new TypeError('Failed to fetch'), 'Network Error', true],
    [
      'a timeout',
      Object.assign(new Error('x'), { name: 'TimeoutError' }),
      `timeout of ${timeoutMs}ms exceeded`,
      true,
    ],
    ['a call given up', new DOMException('x', 'AbortError'), 'Request aborted', false],
  ])('ERR-02 tells %s', async (_, failure, message, announced) => {
    fetched.mockRejectedValue(failure);
    await expect(request(login, { body: { authType: 'EMAIL' } })).rejects.toMatchObject({
      code: 1000,
      message,
      response: undefined,
    });
    expect(unavailable.mock.calls).toEqual(announced ? [['Server is unavailable']] : []);
  });

  it.each([
    ['HTTP 503', 503, {}],
    ['code 503', 500, { code: 503, message: 'x' }],
  ])('ERR-02 raises the error event for %s', async (_, status, body) => {
    answer(status, body);
    await expect(request(init)).rejects.toThrow();
    expect(unavailable.mock.calls).toEqual([['Server is unavailable']]);
  });

  it.each([
    ['HTTP 401', 401, {}, true],
    ['code 405', 400, { code: 405, message: 'x' }, true],
    ['HTTP 403', 403, { code: 1011, message: 'x' }, false],
    ['HTTP 405', 405, { code: 1110, message: 'x' }, false],
  ])('SES-06 says of %s whether the session is over', async (_, status, body, over) => {
    const heard = vi.fn();
    const stop = onSessionExpired(heard);
    answer(status, body);
    await expect(request(init)).rejects.toThrow();
    expect(heard).toHaveBeenCalledTimes(over ? 1 : 0);
    stop();
  });

  it.each([
    [1109, 1],
    [1110, 0],
  ])('ADM-01 says of code %i whether something was refused to this user', async (code, times) => {
    const heard = vi.fn();
    const stop = onForbidden(heard);
    answer(403, { code, message: 'x' });
    await expect(request(init)).rejects.toThrow();
    expect(heard).toHaveBeenCalledTimes(times);
    stop();
  });

  it('ERR-05 reports to the configured address alone, and nothing that names a person', async () => {
    answer(403, { code: 1011, message: 'no' });
    await expect(request(login, { body: { authType: 'EMAIL', email: 'a@b.example' } })).rejects.toThrow();
    expect(fetched).toHaveBeenCalledTimes(1);
    configureApi({ communityId: 'circle', lang: 'en', errorReportUrl: 'https://reports.example/' });
    answer(403, { code: 1011, message: 'no' });
    await expect(request(login, { body: { authType: 'EMAIL', email: 'a@b.example' } })).rejects.toThrow();
    const [address, report] = fetched.mock.lastCall as unknown as [string, RequestInit];
    expect(address).toBe('https://reports.example/');
    expect(JSON.parse(String(report.body))).toMatchObject({
      name: 'ApiError',
      message: 'no',
      code: 1011,
      status: 403,
      communityId: 'circle',
    });
    expect(report.body).not.toContain('a@b.example');
  });
});
