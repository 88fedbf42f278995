import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/support/run';
import { startServer } from '../../../scripts/support/server';
import { startCountryService } from '../../support/countryService';
import { startGoogle } from '../../support/google';
import { startOidc } from '../../support/oidc';
import { copiedDomain, partnerDomain } from './communities';
import { makeEmptyDatabase } from './emptyDatabase';
import { publish } from './environment';
import { buildTimedProgram } from './timedProgram';

const adminSecret = 'the secret of whoever runs this server';
const paymentSecret = 'the secret of who takes payments';

/** Puts the local provider's page in the place of the external one. */
function putProvider(communitiesDir: string, codeUrl: string): void {
  const file = join(communitiesDir, partnerDomain, 'authConfig.json');
  const config = JSON.parse(readFileSync(file, 'utf8')) as {
    methods: { authType: string; externalContent?: { codeUrl: string } }[];
  };
  for (const { externalContent } of config.methods) if (externalContent) externalContent.codeUrl = codeUrl;
  writeFileSync(file, JSON.stringify(config, null, 2));
}

/**
 * Starts everything that the tests need, once: the built server with its own communities and data, and the services it
 * uses.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dir = mkdtempSync(join(tmpdir(), 'e2e-'));
  const communitiesDir = join(dir, 'communities');
  cpSync(join(root, 'communities'), communitiesDir, { recursive: true });
  // As an operator would: copy a folder, change nothing else, start.
  cpSync(join(communitiesDir, 'krug.example'), join(communitiesDir, copiedDomain), { recursive: true });

  const [google, oidc, country] = await Promise.all([startGoogle(), startOidc(), startCountryService('DE')]);
  putProvider(communitiesDir, oidc.codeUrl);
  // Trusted with the demo accounts' domain: the member needs no code, the manager does.
  for (const name of ['member', 'manager']) {
    oidc.people.set(name, { email: `${name}@${partnerDomain}`, email_verified: true });
  }
  const oauth2 = { ...oidc.secrets, trustedDomains: [partnerDomain] };
  const secretsFile = join(dir, 'secrets.json');
  writeFileSync(
    secretsFile,
    JSON.stringify({ [partnerDomain]: { oauth2 }, 'krug.example': { payments: { secret: paymentSecret } } }),
  );

  const [emptyDatabase, dataDir] = [join(dir, 'empty'), join(dir, 'data')];
  await Promise.all([makeEmptyDatabase(emptyDatabase), buildTimedProgram()]);
  cpSync(emptyDatabase, dataDir, { recursive: true });
  const server = await startServer({
    DATA_DIR: dataDir,
    ...google.env,
    COUNTRY_LOOKUP_URL: country.url,
    COMMUNITIES_DIR: communitiesDir,
    SECRETS_FILE: secretsFile,
    ADMIN_SECRET: adminSecret,
    SEED: 'demo',
    // A busy machine is slow: pages come with their data nevertheless.
    PAGE_DATA_MS: '60000',
  });
  publish({
    port: server.port,
    communitiesDir,
    emptyDatabase,
    adminSecret,
    paymentSecret,
    googleUrl: google.url,
    countryUrl: country.url,
  });
  return async () => {
    await server.stop();
    await Promise.all([google.stop(), oidc.stop(), country.stop()]);
    rmSync(dir, { recursive: true, force: true });
  };
}
