import type { FastifyInstance } from 'fastify';
import { reverseGeocode, searchLinkedin } from '../../../generated/api/contract/lookup';
import { checkContact } from '../../../lib/rules/contacts/contacts';
import { AppError, profileError } from '../../errors';
import { answerLang } from '../../lang';
import { user } from '../../guards/guards';
import { route } from '../../plugins/route';
import { createGeocoder } from './geocoder';
import { createProfileImport } from './profileImport';

/** P12 and the reverse geocoder. */
export function registerLookups(app: FastifyInstance): void {
  const importProfile = createProfileImport(app.env);
  const reverse = createGeocoder(app.env);

  route(app, searchLinkedin, user, async ({ query, identity, request }) => {
    if (!importProfile) throw new AppError(1123);
    const link = await checkContact('LINKEDIN', query.linkedInProfileUrl, answerLang(request));
    if (link.broken) throw profileError([{ path: 'linkedInProfileUrl', ...link.broken }]);
    await app.limits.account('profileImport', identity.email);
    return importProfile(link.value);
  });

  route(app, reverseGeocode, user, async ({ query, identity, request }) => {
    await app.limits.account('geocode', identity.email);
    return reverse(query, answerLang(request));
  });
}
