import { describe, expect, it } from 'vitest';
import { isPushEndpoint } from './pushEndpoint';

describe('where may be pushed to', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/x?y=1',
    'https://push.example:443/1',
  ])('%s', (address) => expect(isPushEndpoint(address)).toBe(true));

  it.each([
    'http://push.example/1',
    'https://localhost/1',
    'https://a.localhost/1',
    'https://db.internal/1',
    'https://printer.local./1',
    'https://redis/1',
    'https://127.0.0.1/1',
    'https://0x7f.1/1',
    'https://2130706433/1',
    'https://8.8.8.8/1',
    'https://[::1]/1',
    'https://[2606:4700::1111]/1',
    'https://push.example:8443/1',
    'https://user:word@push.example/1',
    'file:///etc/passwd',
    'https://',
    '',
  ])('not %j', (address) => expect(isPushEndpoint(address)).toBe(false));
});
