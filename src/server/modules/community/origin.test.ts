import { describe, expect, it } from 'vitest';
import type { CommunityConfig } from '../../../config/types';
import { originOf } from './origin';

const guild = { domain: 'guild.example' } as CommunityConfig;
const main = { domain: 'default' } as CommunityConfig;

describe('the origin of a site', () => {
  it.each(['localhost', 'localhost:3000', 'guild.example.localhost', '127.0.0.1', 'evil.example'])(
    'CFG-04 in production Host: %s changes no link',
    (host) => {
      const origin = originOf('https://platform.example', false);
      expect(origin(guild, host)).toBe('https://guild.example');
      expect(origin(main, host)).toBe('https://platform.example');
    },
  );

  it('CFG-04 in development this machine has names for every community', () => {
    const origin = originOf('http://localhost:3000', true);
    expect(origin(guild, 'guild.example.localhost:3000')).toBe('http://guild.example.localhost:3000');
    expect(origin(guild, 'evil.example')).toBe('https://guild.example');
  });
});
