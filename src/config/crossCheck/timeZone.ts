import { isTimeZone } from '../../lib/timeZone';
import { meant, nearest } from '../validate/nearest';
import { issueIn, ownFile, type CrossCheck } from './context';

/** `timeZone` is a zone of the IANA database. */
export const checkTimeZone: CrossCheck = (context) => {
  const { timeZone } = ownFile(context, 'community.json');
  if (typeof timeZone !== 'string' || timeZone.length > 60 || isTimeZone(timeZone)) return [];
  const zones = Intl.supportedValuesOf('timeZone');
  const suggestion = nearest(timeZone, zones);
  return [
    issueIn(context, 'community.json', ['timeZone'], {
      code: 'unknown-time-zone',
      found: timeZone,
      allowed: 'an IANA time zone, like Europe/Berlin',
      ...(suggestion && { suggestion }),
      ...(meant(timeZone, zones) && { fix: [{ set: ['timeZone'], to: suggestion }] }),
      message: `"${timeZone}" is not a time zone`,
    }),
  ];
};
