import { describe, expect, it } from 'vitest';
import { legalDocuments } from '../legal/legalDocuments';
import { variant, variantOf } from './variant';

describe('variantOf', () => {
  it.each([
    ['ru', 'ru'],
    ['en', 'en'],
    ['jo', 'jo'],
    ['partner', 'partner'],
    ['', 'jo'],
    ['de', 'jo'],
    ['toString', 'jo'],
  ])('VAR-01 of %j is %s', (name, known) => {
    expect(variantOf(name).name).toBe(known);
  });

  it('VAR-01 a build that names none is jo', () => {
    expect(variant.name).toBe('jo');
  });
});

describe('legalDocuments', () => {
  const general = { legal: { showAgreement: false, agreementUrl: '/docs/a.html', termsUrl: '/docs/t.html' } };

  it('VAR-01 are the community’s own, each else the variant’s', () => {
    const legal = { showAgreement: false, policyUrl: '/own/p.html' };
    expect(legalDocuments({ legal }, general)).toEqual({
      termsUrl: '/docs/t.html',
      policyUrl: '/own/p.html',
    });
  });

  it('CFG-12 name the agreement where it is to be shown', () => {
    const legal = { showAgreement: true, termsUrl: '/own/t.html' };
    expect(legalDocuments({ legal }, general)).toMatchObject({
      agreementUrl: '/docs/a.html',
      termsUrl: '/own/t.html',
    });
    expect(legalDocuments({ legal: { ...legal, agreementUrl: '/own/a.html' } }, general).agreementUrl).toBe(
      '/own/a.html',
    );
  });
});
