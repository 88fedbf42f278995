import { isTimeZone } from '../../lib/timeZone';
import { meant, nearest } from '../validate/nearest';
import { faultIn, ownFile, type CrossCheck } from './context';

/** `timeZone` is a zone of the IANA database. */
export const checkTimeZone: CrossCheck = (context) => {
  const { timeZone } = ownFile(context, 'community.json');
  if (typeof timeZone !== 'string' || timeZone.length > 60 || isTimeZone(timeZone)) return [];
  const zones = Intl.supportedValuesOf('timeZone');
  const suggestion = nearest(timeZone, zones);
  return [
    faultIn(context, 'community.json', ['timeZone'], {
      code: 'unknown-time-zone',
      found: timeZone,
      allowed: 'a zone of the IANA database, like Europe/Berlin',
      ...(suggestion && { suggestion }),
      ...(meant(timeZone, zones) && { mend: [{ set: ['timeZone'], to: suggestion }] }),
      message: `"${timeZone}" is no time zone`,
    }),
  ];
};
