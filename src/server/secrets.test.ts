import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readSecrets } from './secrets';

const dir = mkdtempSync(join(tmpdir(), 'secrets-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

function write(content: string): string {
  const file = join(dir, 'secrets.json');
  writeFileSync(file, content);
  return file;
}

describe('secrets of communities', () => {
  it('are none without a file', () => expect(readSecrets(undefined)).toEqual({}));

  it('are read by domain, with what may be left out filled in', () => {
    const oauth2 = { issuer: 'https://id.example', clientId: 'a', clientSecret: 'b' };
    expect(readSecrets(write(JSON.stringify({ 'a.example': { oauth2 } })))['a.example']?.oauth2).toEqual({
      ...oauth2,
      scope: 'openid email',
      trustEmail: false,
      trustedDomains: [],
    });
  });

  it('name the domains a provider is trusted with in small letters, and nothing that is none', () => {
    const read = (trustedDomains: string[]) => {
      const oauth2 = { issuer: 'https://id.example', clientId: 'a', clientSecret: 'b', trustedDomains };
      return readSecrets(write(JSON.stringify({ 'a.example': { oauth2 } })))['a.example']?.oauth2
        ?.trustedDomains;
    };
    expect(read(['Firm.example'])).toEqual(['firm.example']);
    for (const bad of ['', '*', 'example', '@firm.example', '.example'])
      expect(() => read([bad]), bad).toThrow(/a\.example\.oauth2\.trustedDomains\.0: must be a domain/);
  });

  it('that are broken are told by key, never by value', () => {
    const oauth2 = { issuer: 'hidden', clientId: '', clientSecret: 5 };
    const read = () => readSecrets(write(JSON.stringify({ 'a.example': { oauth2 } })));
    expect(read).toThrow(/a\.example\.oauth2\.issuer[^]*clientId[^]*clientSecret/);
    expect(read).not.toThrow(/hidden/);
    expect(() => readSecrets(join(dir, 'missing.json'))).toThrow(
      'SECRETS_FILE must name a readable JSON file',
    );
    expect(() => readSecrets(write('{'))).toThrow('SECRETS_FILE must name a readable JSON file');
  });
});
