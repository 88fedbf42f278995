import { expect, it } from 'vitest';
import { checkFolders } from '../../../src/config/check';
import { configFolder, plainDefaults } from '../../../tests/support/configFolder';
import type { Installation } from '../../../src/server/offered';
import { checkSetup } from './setup';

const codeUrl = 'https://id.example/authorize';
const folder = configFolder('a.example', {
  'community.json': { title: 'A' },
  'brand.json': {},
  'authConfig.json': {
    methods: [
      { authType: 'EMAIL' },
      { authType: 'GOOGLE' },
      { authType: 'OAUTH2', externalContent: { codeUrl } },
    ],
  },
});
const told = (installation: Installation) =>
  checkFolders([plainDefaults, folder], undefined, { also: [checkSetup(installation)] }).map(
    ({ severity, code, path }) => `${severity} ${code} ${path}`,
  );

it('CFG-10 hints at methods to sign in that wait for the server to be set up', () => {
  expect(told({ env: {}, secrets: {} })).toEqual([
    'hint needs-setup methods.1.authType',
    'hint needs-setup methods.2.authType',
  ]);
  const oauth2 = {
    issuer: 'https://id.example',
    clientId: 'a',
    clientSecret: 'b',
    scope: '',
    trustEmail: false,
    trustedDomains: [],
  };
  expect(told({ env: { GOOGLE_CLIENT_ID: 'x' }, secrets: { 'a.example': { oauth2 } } })).toEqual([]);
});
