import { describe, expect, it } from 'vitest';
import { domainOfHost, langOf } from './staticHost';

const hosts = { 'circle.example': 'circle.example', 'www.circle.example': 'circle.example' };

describe('without our server', () => {
  it.each([
    ['circle.example', 'circle.example'],
    ['www.circle.example', 'circle.example'],
    ['circle.example.localhost', 'circle.example'],
    ['localhost', undefined],
    ['elsewhere.example', undefined],
    ['toString', undefined],
  ])('CFG-04 the folder of %s is %s', (host, domain) => {
    expect(domainOfHost(host, hosts)).toBe(domain);
  });

  it.each([
    ['en', [], 'ru', 'en'],
    ['en', ['en', 'ru'], 'ru', 'ru'],
    ['ru', ['en', 'ru'], null, 'ru'],
    ['ru', ['ru'], 'en', 'ru'],
  ] as const)('UIX-07 of %s with the choices %j and %s stored', (lang, langChoices, stored, chosen) => {
    expect(langOf({ lang, langChoices }, stored)).toBe(chosen);
  });
});
