import { describe, expect, it } from 'vitest';
import { deviceOf } from './device';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('deviceOf', () => {
  it.each([
    [
      'Chrome',
      'Windows',
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`,
    ],
    ['Edge', 'Windows', `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`],
    [
      'Yandex',
      'Windows',
      `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/138.0 YaBrowser/25.8 Safari/537.36`,
    ],
    [
      'Safari',
      'macOS',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/18.5 Safari/605.1',
    ],
    [
      'Safari',
      'iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E Safari/604.1',
    ],
    [
      'Chrome',
      'iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) CriOS/140.0 Mobile/15E Safari/604.1',
    ],
    [
      'Samsung Internet',
      'Android',
      `Mozilla/5.0 (Linux; Android 15) ${webkit} SamsungBrowser/28.0 Chrome/130.0 Mobile`,
    ],
    ['Firefox', 'Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ])('names %s on %s', (browser, system, userAgent) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system });
  });

  it.each([null, '', 'curl/8.5.0', 'Firefox/140.0'])('does not guess at %j', (userAgent) => {
    expect(deviceOf(userAgent)).toBeUndefined();
  });
});
