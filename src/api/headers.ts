import type { Call } from '../lib/call';
import { cachedPublicIp } from './publicIp';
import { useSession } from './session/store';
import { apiSettings } from './settings';

/** The headers of every call; those without a value are not sent. */
export function headersOf({
  bodyType,
}: Pick<Call<unknown, unknown, unknown, unknown>, 'bodyType'>): Record<string, string> {
  const { communityId, lang } = apiSettings();
  const { token } = useSession.getState();
  const headers = {
    // The browser names the boundary of a form by itself.
    'Content-Type': bodyType === 'multipart/form-data' ? undefined : (bodyType ?? 'application/json'),
    'Accept-Language': lang,
    'X-Public-IP': cachedPublicIp(),
    'X-Community-Id': communityId,
    Authorization: token ? `Bearer ${token}` : undefined,
  };
  return Object.fromEntries(Object.entries(headers).filter((entry): entry is [string, string] => !!entry[1]));
}
