import { authTypeValues, type AuthType } from '../../generated/config/authConfig';
import { isObject } from '../resolve/merge';
import { effectiveFile, issueIn, objects, ownFile, type CrossCheck } from './context';

const isAuthType = (value: unknown): value is AuthType => authTypeValues.includes(value as AuthType);

/** Every sign-in method has its required settings and occurs once (CFG-10). */
export const checkAuth: CrossCheck = (context) => {
  const methods = objects(ownFile(context, 'authConfig.json').methods);
  return methods.flatMap(({ item: { authType, externalContent }, index }) => {
    const isRepeated = methods.some((other) => other.index < index && other.item.authType === authType);
    if (isRepeated && isAuthType(authType)) {
      return issueIn(context, 'authConfig.json', ['methods', index, 'authType'], {
        code: 'duplicate-method',
        found: authType,
        message: `${authType} is in the list twice`,
        fix: [{ remove: ['methods', index] }],
      });
    }
    const codeUrl = isObject(externalContent) ? externalContent.codeUrl : undefined;
    if (authType !== 'OAUTH2' || codeUrl !== undefined) return [];
    return issueIn(context, 'authConfig.json', ['methods', index], {
      code: 'incomplete-method',
      found: 'OAUTH2',
      message: 'OAUTH2 needs "externalContent": { "codeUrl": "https://…" }',
    });
  });
};

/** The short form asks for an email and continues to the page for a code, which needs a code method. */
export const checkShortLanding: CrossCheck = (context) => {
  const { shortLanding, parentCommunityDomain } = ownFile(context, 'community.json');
  if (shortLanding !== true || parentCommunityDomain !== undefined) return [];
  const methods = objects(effectiveFile(context, 'authConfig.json').methods).map(({ item }) => item.authType);
  if (methods.some((method) => method === 'OTP' || method === 'NONE')) return [];
  const own = objects(ownFile(context, 'authConfig.json').methods).length;
  const otp = { insert: ['methods', own], to: { authType: 'OTP' }, file: 'authConfig.json' };
  const message = 'the short landing sends a code by email, but authConfig.json has neither OTP nor NONE';
  return [
    issueIn(context, 'community.json', ['shortLanding'], {
      code: 'missing-method',
      severity: 'warning',
      found: methods.join(', '),
      allowed: 'OTP or NONE',
      message,
      ...(own > 0 && { fix: [otp] }),
    }),
  ];
};
