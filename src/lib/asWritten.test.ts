import { describe, expect, it } from 'vitest';
import { asWritten, langOfScript } from './asWritten';

describe('UIX-12 the language of a person’s text', () => {
  it.each([
    ['Looking for a co-founder', 'en'],
    ['Ищу партнёра', 'ru'],
    ['Ищу инвестора в B2B SaaS', 'ru'],
    ['Café owners, c’est la vie', 'en'],
    ['CRM-система для B2B SaaS', undefined],
    ['2027, 100 %', undefined],
    ['日本語', undefined],
    ['', undefined],
  ])('is that of its script: %s', (text, lang) => {
    expect(langOfScript(text)).toBe(lang);
  });

  it('is that of the page on which it was written if the script does not tell', () => {
    expect(asWritten('CRM-система для B2B SaaS', 'ru')).toEqual({ dir: 'auto', lang: 'ru' });
    expect(asWritten('100 %', 'en')).toEqual({ dir: 'auto', lang: 'en' });
  });

  it('is that of its script if it was written on a page in another language', () => {
    expect(asWritten('Ищу партнёра', 'en').lang).toBe('ru');
    expect(asWritten('Looking for a partner', 'ru').lang).toBe('en');
  });

  it('is unknown for a missing text', () => {
    expect(asWritten(null)).toEqual({ dir: 'auto', lang: undefined });
  });
});
