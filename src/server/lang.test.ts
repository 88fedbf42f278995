import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { answerLang } from './lang';

const asking = (header: string | undefined) =>
  answerLang({ headers: { 'accept-language': header } } as unknown as FastifyRequest);

describe('the language of an answer', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['ru', 'ru'],
    ['ru-RU,ru;q=0.9,en-US;q=0.8', 'ru'],
    ['en;q=0.5, ru;q=0.6', 'ru'],
    ['de-DE,de;q=0.9,ru;q=0.1', 'ru'],
    ['de', 'en'],
    ['ru;q=0, en', 'en'],
    ['*;q=0.5', 'en'],
  ])('UIX-07 for %j is %s', (header, lang) => expect(asking(header)).toBe(lang));
});
