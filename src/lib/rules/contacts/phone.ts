import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Lang } from '../../lang';

/**
 * A phone number in its international form (E.164), or undefined when it is none. Without a country code a number is
 * understood as one of Russia where the language is Russian: people there write 8 in front.
 */
export function normalizePhone(typed: string, lang: Lang): string | undefined {
  const number = parsePhoneNumberFromString(typed.replace(/^00(?=[1-9])/, '+'), {
    defaultCountry: lang === 'ru' ? 'RU' : undefined,
    extract: false,
  });
  return number?.isValid() && !number.ext ? number.number : undefined;
}
