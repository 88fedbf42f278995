import { describe, expect, it } from 'vitest';
import type { AuthType } from '../../generated/config/authConfig';
import { countsIn } from './countsIn';
import type { Identity } from '../people/identity';

const offering = (...types: AuthType[]) => ({
  id: 'a',
  domain: 'a.example',
  auth: { methods: types.map((authType) => ({ authType })), shortAuth: { requireTerms: false } },
});
const session = (
  method: Identity['method'],
  issuer: string | null = null,
): Parameters<typeof countsIn>[1] => ({
  role: 'ROLE_USER',
  openedIn: 'a',
  method,
  issuer,
});
const secretsOf = (issuer: string) => ({
  'a.example': {
    oauth2: { issuer, clientId: 'a', clientSecret: 'b', scope: '', trustEmail: false, trustedDomains: [] },
  },
});

describe('where a session counts', () => {
  it.each<[Identity['method'], AuthType[], boolean]>([
    ['EMAIL', ['EMAIL'], true],
    ['EMAIL', ['OTP', 'NONE', 'MAGIC', 'GOOGLE', 'OAUTH2'], false],
    ['OTP', ['OTP'], true],
    ['OTP', ['NONE'], true],
    ['OTP', ['EMAIL', 'MAGIC'], false],
    ['MAGIC', ['GOOGLE', 'MAGIC'], true],
    ['GOOGLE', ['EMAIL'], false],
    [null, ['EMAIL', 'OTP'], false],
  ])('%s where %j is offered: %s', (method, offered, expected) =>
    expect(countsIn(offering(...offered), session(method), {})).toBe(expected),
  );

  it('with OAUTH2 at the same provider alone', () => {
    const at = offering('OAUTH2');
    const made = session('OAUTH2', 'https://id.example');
    expect(countsIn(at, made, secretsOf('https://id.example'))).toBe(true);
    expect(countsIn(at, made, secretsOf('https://other.example'))).toBe(false);
    expect(countsIn(at, made, {})).toBe(false);
    expect(countsIn(at, session('OAUTH2'), {})).toBe(false);
  });

  it('that were opened in a community go on while its config offers no sign-in method, and no others', () => {
    const here = session('OAUTH2', 'https://id.example');
    expect(countsIn(offering(), here, {})).toBe(true);
    expect(countsIn(offering(), { ...here, openedIn: 'b' }, {})).toBe(false);
    expect(countsIn(offering(), session(null), {})).toBe(false);
  });

  it("an administrator's everywhere, unless nobody knows what made it", () => {
    const made = (method: Identity['method']) => ({ ...session(method), role: 'ROLE_ADMIN' as const });
    expect(countsIn(offering('EMAIL'), made('MAGIC'), {})).toBe(true);
    expect(countsIn(offering('EMAIL'), made(null), {})).toBe(false);
  });
});
