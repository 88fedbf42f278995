import { describe, expect, it } from 'vitest';
import { communityOf } from '../../tests/support/inCommunity';
import { missingServices, offeredHere, servicesOf } from './offered';

const codeUrl = 'https://id.example/authorize';
const config = communityOf({
  authConfig: {
    methods: [
      { authType: 'GOOGLE' },
      { authType: 'OTP' },
      { authType: 'OAUTH2', externalContent: { codeUrl } },
    ],
  },
});
const oauth2 = {
  issuer: 'https://id.example',
  clientId: 'a',
  clientSecret: 'b',
  scope: '',
  trustEmail: false,
  trustedDomains: [],
};
const methods = (...given: Parameters<typeof offeredHere>) =>
  offeredHere(...given).auth.methods.map(({ authType }) => authType);

describe('what an installation offers', () => {
  it('CFG-10 no method to sign in that lacks what it needs', () => {
    expect(methods(config, { env: {}, secrets: {} })).toEqual(['OTP']);
    expect(methods(config, { env: { GOOGLE_CLIENT_ID: 'x' }, secrets: {} })).toEqual(['GOOGLE', 'OTP']);
    const complete = { env: { GOOGLE_CLIENT_ID: 'x' }, secrets: { [config.domain]: { oauth2 } } };
    expect(offeredHere(config, complete)).toBe(config);
    expect(methods(config, { env: {}, secrets: { 'another.example': { oauth2 } } })).toEqual(['OTP']);
  });

  it('ONB-02 the import and the detection that have their service, and names the others', () => {
    expect(servicesOf({ env: {} })).toEqual([]);
    expect(servicesOf({ env: { GEOCODER_URL: 'http://geo.example' } })).toEqual(['geocoder']);
    expect(missingServices({ GEOCODER_URL: 'http://geo.example' })).toEqual([
      'import of professional profiles (PROFILE_IMPORT_URL is not set)',
    ]);
  });
});
