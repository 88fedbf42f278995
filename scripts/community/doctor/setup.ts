import { authTypeValues, type AuthType } from '../../../src/generated/config/authConfig';
import { issueIn, objects, ownFile, type CrossCheck } from '../../../src/config/crossCheck/context';
import { missingForMethod, type Installation } from '../../../src/server/offered';
import { readSecrets } from '../../../src/server/secrets';

/** The services of a server started from this shell. */
export function installed(): Installation {
  const { GOOGLE_CLIENT_ID, SECRETS_FILE } = process.env;
  return { env: { GOOGLE_CLIENT_ID }, secrets: readSecrets(SECRETS_FILE) };
}

const isAuthType = (value: unknown): value is AuthType => authTypeValues.includes(value as AuthType);

/**
 * A sign-in method is offered only if the server has what it needs; this reports methods that would not be offered
 * here.
 */
export const checkSetup =
  (installation: Installation): CrossCheck =>
  (context) =>
    objects(ownFile(context, 'authConfig.json').methods).flatMap(
      ({ item: { authType, externalContent }, index }) => {
        // An incomplete one has an issue of its own.
        if (!isAuthType(authType) || (authType === 'OAUTH2' && !externalContent)) return [];
        const lack = missingForMethod({ authType }, context.checked.folder.domain, installation);
        if (!lack) return [];
        return issueIn(context, 'authConfig.json', ['methods', index, 'authType'], {
          code: 'needs-setup',
          severity: 'hint',
          found: authType,
          message: `not offered by a server set up as this shell is: ${lack}`,
        });
      },
    );
