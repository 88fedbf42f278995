import net from 'node:net';
import tls from 'node:tls';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pretendInternet, startSite, type LocalSite } from '../../../../tests/support/web';
import { AppError } from '../../errors';
import { guardedAgent } from '../../outbound/guardedAgent';
import { pointOfMapsLink } from './mapsLink';

/** The redirect of each of Google's addresses; '' if it does not answer. */
const redirects: Record<string, string> = {
  'maps.app.goo.gl/pin': 'https://www.google.com/maps/place/Potsdam/@52.4,13,17z/data=!3m1!3d52.39!4d13.06',
  'goo.gl/maps/old': 'https://maps.app.goo.gl/pin',
  'maps.app.goo.gl/relative': '/pin',
  'maps.app.goo.gl/consent': `https://consent.google.com/m?continue=${encodeURIComponent('https://www.google.com/maps?q=1.5,-2.5')}`,
  'maps.app.goo.gl/consentDe': `https://consent.google.de/m?continue=${encodeURIComponent('https://www.google.de/maps?q=1.5,-2.5')}`,
  'maps.app.goo.gl/consentXyz': `https://consent.google.xyz/m?continue=${encodeURIComponent('https://www.google.com/maps?q=1.5,-2.5')}`,
  'maps.app.goo.gl/elsewhere': 'https://evil.example/maps?q=1,2',
  'maps.app.goo.gl/script': 'javascript:alert(1)',
  'maps.app.goo.gl/plain': 'http://www.google.com/maps?q=1,2',
  'maps.app.goo.gl/inside': 'https://www.google.de/maps/place/Nowhere',
  'maps.app.goo.gl/round': 'https://maps.app.goo.gl/round',
  'maps.app.goo.gl/silent': '',
};
let site: LocalSite;
let asked: string[] = [];
beforeAll(async () => {
  site = await startSite((request, response) => {
    const address = `${request.headers.host}${request.url}`;
    asked.push(address);
    const location = redirects[address];
    if (location) response.writeHead(302, { location }).end();
    else if (location === undefined) response.end('no redirect');
  });
});
afterAll(() => site.stop());

const hosts = {
  'maps.app.goo.gl': [['127.0.0.1']],
  'goo.gl': [['127.0.0.1']],
  // Google's, and inside of this machine's network.
  'www.google.de': [['169.254.169.254']],
};

beforeEach(() => {
  asked = [];
  // The guard looks hosts up; then this machine's site answers in the place of Google's, without encryption.
  vi.spyOn(tls, 'connect').mockImplementation(((options: tls.ConnectionOptions) => {
    const { host, lookup } = options;
    const socket = net.connect({ host: host!, port: site.port, lookup });
    socket.once('connect', () => socket.emit('secureConnect'));
    return socket;
  }) as typeof tls.connect);
});
afterEach(() => vi.restoreAllMocks());

const read = (link: string) =>
  pointOfMapsLink(link, () =>
    Promise.resolve({ agent: guardedAgent(pretendInternet(hosts)), timeout: 1000 }),
  );
const codeOf = (error: unknown) => (error instanceof AppError ? error.code : error);

describe('EVT-02 a short link of Google Maps', () => {
  it.each([
    ['https://maps.app.goo.gl/pin', [52.39, 13.06], ['maps.app.goo.gl/pin']],
    ['https://goo.gl/maps/old', [52.39, 13.06], ['goo.gl/maps/old', 'maps.app.goo.gl/pin']],
    ['https://maps.app.goo.gl/relative', [52.39, 13.06], ['maps.app.goo.gl/relative', 'maps.app.goo.gl/pin']],
    ['https://maps.app.goo.gl/consent', [1.5, -2.5], ['maps.app.goo.gl/consent']],
    ['https://maps.app.goo.gl/consentDe', [1.5, -2.5], ['maps.app.goo.gl/consentDe']],
  ])('%s is followed to its point', async (link, [latitude, longitude], way) => {
    expect(await read(link)).toEqual({ latitude, longitude });
    expect(asked).toEqual(way);
  });

  it.each([
    ['https://maps.app.goo.gl/elsewhere', 1252, 1],
    ['https://maps.app.goo.gl/consentXyz', 1252, 1],
    ['https://maps.app.goo.gl/script', 1252, 1],
    ['https://maps.app.goo.gl/plain', 1252, 1],
    ['https://maps.app.goo.gl/none', 1252, 1],
    ['https://maps.app.goo.gl/round', 1252, 5],
    ['https://maps.app.goo.gl/inside', 1251, 1],
    ['https://maps.app.goo.gl/silent', 1251, 1],
  ])('%s answers %d, after %d requests to Google alone', async (link, code, requests) => {
    expect(codeOf(await read(link).catch((error: unknown) => error))).toBe(code);
    expect(asked).toHaveLength(requests);
  });
});
