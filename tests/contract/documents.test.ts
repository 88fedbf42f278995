import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantLiteral, variantNames } from '../../scripts/support/variant';
import { documentHtml } from '../../src/server/modules/page/documents/html';
import { readDocuments } from '../../src/server/modules/page/documents/read';
import { startServer, type TestServer } from '../support/server';
import { emailOnly } from '../support/testCommunities';

const folder = join(import.meta.dirname, '../../src/docs');
const documents = readdirSync(folder).filter((name) => name.endsWith('.html'));

let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    communities: {
      'blue.example': { ...emailOnly, brand: { title: 'Blue & Co', colors: { primary: '#0b5fa5' } } },
    },
  });
});
afterAll(() => server.stop());

const open = async (name: string, headers: Record<string, string> = {}) => {
  const {
    statusCode,
    headers: sent,
    payload,
  } = await server.app.inject({
    url: `/docs/${name}`,
    headers: { host: 'blue.example', ...headers },
  });
  return { status: statusCode, text: payload, header: (of: string) => String(sent[of]) };
};

describe('legal documents of the platform', () => {
  it('VAR-02 agreement_ru and agreement_nw are there', () => {
    expect(documents).toEqual(expect.arrayContaining(['agreement_ru.html', 'agreement_nw.html']));
  });

  it('VAR-02 every local document that a variant names is there', () => {
    const named = variantNames().flatMap((name) => [...variantLiteral(name).matchAll(/"\/docs\/([^"]+)"/g)]);
    expect(named.length).toBeGreaterThan(0);
    expect(documents).toEqual(expect.arrayContaining([...new Set(named.map(([, file]) => file))]));
  });

  it.each(documents)('VAR-02 %s is a page of its own', async (name) => {
    const { status, header, text } = await open(name);
    expect(status).toBe(200);
    expect(header('content-type')).toBe('text/html; charset=utf-8');
    const lang = name.includes('_ru') ? 'ru' : 'en';
    expect(text).toMatch(new RegExp(`^<!doctype html><html lang="${lang}"`));
    expect(text).toMatch(/<h1>[^<]+<\/h1>/);
    expect(text.match(/<h2>/g)?.length).toBeGreaterThan(2);
    const nonce = /<style nonce="([^"]+)"/.exec(text)?.[1];
    expect(header('content-security-policy')).toContain(`style-src 'nonce-${nonce}'`);
    expect(text).not.toContain('<script');
  });

  it('VAR-02 wear the brand of the community they are read at, in the theme that was chosen', async () => {
    const { text } = await open('agreement_nw.html', { cookie: 'theme=dark' });
    expect(text).toContain('<title>User agreement · Blue &amp; Co</title>');
    expect(text).toContain('--color-primary:#0b5fa5');
    expect(text).toContain('<html lang="en" data-theme="dark">');
    expect(text).toContain('<a href="/"><img class="boot-logo');
  });

  it('VAR-02 a document that is not there is none', async () => {
    expect((await open('agreement_xx.html')).status).toBe(404);
    expect((await open('..%2fREADME.md')).status).toBe(404);
  });

  it('VAR-02 are plain pages for a file server, and name nobody', () => {
    for (const document of readDocuments(folder)) {
      const page = documentHtml(document);
      expect(page).toContain(`<title>${document.title}</title>`);
      expect(page).not.toMatch(/nonce|<img|<link/);
      for (const name of variantNames()) {
        const { brand } = JSON.parse(variantLiteral(name)) as { brand: { title: string } };
        expect(readFileSync(join(folder, document.name), 'utf8')).not.toContain(brand.title);
      }
    }
  });
});
