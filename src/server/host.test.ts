import { describe, expect, it } from 'vitest';
import { isReservedDomain } from './host';

describe('reserved names', () => {
  const reserved = (name: string) => isReservedDomain(name, 'https://Platform.example:8443');
  it.each(['localhost', 'a.localhost', 'deep.a.localhost', '127.0.0.1', 'platform.example'])('%s', (name) =>
    expect(reserved(name)).toBe(true),
  );
  it.each(['guild.example', 'www.platform.example', 'localhost.example', 'mylocalhost'])('not %s', (name) =>
    expect(reserved(name)).toBe(false),
  );
});
