import { describe, expect, it } from 'vitest';
import { variantLiteral, variantNames } from '../../scripts/support/variant';
import type { Variant } from '../generated/config/variant';
import { legalDocuments } from './legalDocuments';

const general = { legal: { showAgreement: false, agreementUrl: '/docs/a.html', termsUrl: '/docs/t.html' } };
const variant = (name: string) => JSON.parse(variantLiteral(name)) as Variant;

describe('legal documents', () => {
  it('VAR-01 are the community’s own, each else the platform’s', () => {
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

  it('VAR-02 are shown as the variant says', () => {
    const legal = { showAgreement: false };
    expect(legalDocuments({ legal }, variant('ru'))).toEqual({
      termsUrl: '/docs/terms_ru.html',
      policyUrl: '/docs/privacy_ru.html',
      agreementUrl: '/docs/agreement_ru.html',
    });
    expect(legalDocuments({ legal }, variant('jo'))).toEqual({
      termsUrl: '/docs/terms_nw.html',
      policyUrl: '/docs/privacy_nw.html',
    });
    expect(legalDocuments({ legal }, variant('partner')).agreementUrl).toBe('/docs/agreement_nw.html');
  });
});

const [ofRu, ofJo] = ['/docs/terms_ru.html', '/docs/terms_nw.html'];

describe.each(variantNames())('by country, in the variant %s', (name) => {
  const legal = { showAgreement: false, byCountry: {} };

  it.each([
    ['RU', ofRu],
    ['BY', ofRu],
    ['DE', ofJo],
    ['KZ', ofJo],
    [undefined, ofJo],
  ])('VAR-03 a visitor from %s gets %s', (country, termsUrl) => {
    const shown = legalDocuments({ legal }, variant(name), country);
    expect(shown.termsUrl).toBe(termsUrl);
    expect(shown.agreementUrl !== undefined).toBe(termsUrl === ofRu);
  });

  it('VAR-03 no country matters to a community that does not ask', () => {
    const one = { legal: { showAgreement: false } };
    expect(legalDocuments(one, variant(name), 'RU')).toEqual(legalDocuments(one, variant(name)));
  });
});

describe('by country, of the community’s own', () => {
  const legal = {
    showAgreement: false,
    policyUrl: '/own/p.html',
    byCountry: { RU: { showAgreement: true, agreementUrl: '/own/a-ru.html' }, FR: { showAgreement: false } },
  };

  it('VAR-03 go before its general ones, and those before the platform’s', () => {
    expect(legalDocuments({ legal }, variant('jo'), 'RU')).toEqual({
      agreementUrl: '/own/a-ru.html',
      policyUrl: '/own/p.html',
      termsUrl: ofRu,
    });
    expect(legalDocuments({ legal }, variant('jo'))).toEqual({ policyUrl: '/own/p.html', termsUrl: ofJo });
  });

  it('VAR-03 can leave the agreement out for a country', () => {
    const shows = { ...legal, showAgreement: true };
    expect(legalDocuments({ legal: shows }, variant('jo'), 'FR').agreementUrl).toBeUndefined();
    expect(legalDocuments({ legal: shows }, variant('jo'), 'DE').agreementUrl).toBe(
      '/docs/agreement_nw.html',
    );
  });
});
