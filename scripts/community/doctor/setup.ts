import { authTypeValues, type AuthType } from '../../../src/generated/config/authConfig';
import { issueIn, objects, ownFile, type CrossCheck } from '../../../src/config/crossCheck/context';
import { lackOf, type Installation } from '../../../src/server/offered';

const isAuthType = (value: unknown): value is AuthType => authTypeValues.includes(value as AuthType);

/** A method to sign in is offered only where the server has what it needs: here it would not be. */
export const checkSetup =
  (installation: Installation): CrossCheck =>
  (context) =>
    objects(ownFile(context, 'authConfig.json').methods).flatMap(({ item: { authType }, index }) => {
      if (!isAuthType(authType)) return [];
      const lack = lackOf({ authType }, context.checked.folder.domain, installation);
      if (!lack) return [];
      return issueIn(context, 'authConfig.json', ['methods', index, 'authType'], {
        code: 'needs-setup',
        severity: 'hint',
        found: authType,
        message: `not offered by a server set up as this shell is: ${lack}`,
      });
    });
