import { authTypeValues, type AuthType } from '../../../src/generated/config/authConfig';
import { issueIn, objects, ownFile, type CrossCheck } from '../../../src/config/crossCheck/context';
import { missingForMethod, type Installation } from '../../../src/server/offered';
import { readSecrets } from '../../../src/server/secrets';

/** What a server started from this shell has. */
export function installed(): Installation {
  const { GOOGLE_CLIENT_ID, SECRETS_FILE } = process.env;
  return { env: { GOOGLE_CLIENT_ID }, secrets: readSecrets(SECRETS_FILE) };
}

const isAuthType = (value: unknown): value is AuthType => authTypeValues.includes(value as AuthType);

/** A method to sign in is offered only where the server has what it needs: here it would not be. */
export const checkSetup =
  (installation: Installation): CrossCheck =>
  (context) =>
    objects(ownFile(context, 'authConfig.json').methods).flatMap(
      ({ item: { authType, externalContent }, index }) => {
        // An incomplete one is told of by itself.
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
