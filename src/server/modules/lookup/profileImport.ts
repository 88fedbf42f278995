import * as v from 'valibot';
import type { ImportedProfile } from '../../../generated/api/lookup';
import { cleanField } from '../../../lib/rules/profile/profile';
import { textRule, type ProfileText } from '../../../lib/rules/profile/profileLimits';
import { charactersOf } from '../../../lib/rules/text';
import type { Env } from '../../env';
import { AppError } from '../../errors';
import { ask } from './ask';

/** An optional text from another service. Invalid values count as missing. */
const lenient = v.fallback(v.nullish(v.string()), null);

const experience = v.object({
  title: lenient,
  company: lenient,
  ends_at: v.nullish(v.unknown()),
});

/** A profile as providers of this protocol return it. Missing and invalid fields count as empty. */
const schema = v.object({
  first_name: lenient,
  last_name: lenient,
  headline: lenient,
  occupation: lenient,
  summary: lenient,
  city: lenient,
  country_full_name: lenient,
  profile_pic_url: lenient,
  experiences: v.fallback(v.array(v.fallback(v.nullable(experience), null)), []),
});

type Answer = v.InferOutput<typeof schema>;

/** A provider fetches the page while it is asked. */
const timeout = 20_000;

/** Maximum UTF-16 units per character, including blanks around it, so that no more of a text is read than may be used. */
const unitsPerCharacter = 16;

/** A text for our profile: cleaned, and cut to the maximum length. */
export function fitted(field: ProfileText, text: string | null | undefined): string {
  const { max } = textRule(field).limits;
  const cleaned = cleanField(field, (text ?? '').slice(0, max * unitsPerCharacter));
  const characters = charactersOf(cleaned);
  if (characters.length <= max) return cleaned;
  return `${characters
    .slice(0, max - 1)
    .join('')
    .trimEnd()}…`;
}

const isWebAddress = (text: string | null | undefined): text is string =>
  Boolean(text) && URL.canParse(text ?? '') && /^https?:/i.test(text ?? '');

function presented(answer: Answer, linkedInUrl: string): ImportedProfile {
  // Providers sort positions differently. A position with an end is not a current one.
  const current = answer.experiences.find((held) => held && !held.ends_at);
  return {
    firstName: fitted('firstName', answer.first_name),
    lastName: fitted('lastName', answer.last_name),
    position: fitted('position', current?.title || answer.occupation || answer.headline) || null,
    company: fitted('company', current?.company) || null,
    about: fitted('about', answer.summary) || null,
    city: fitted('city', answer.city) || null,
    country: fitted('country', answer.country_full_name) || null,
    imageUrl: isWebAddress(answer.profile_pic_url) ? answer.profile_pic_url : null,
    linkedInUrl,
  };
}

/**
 * Imports professional profiles from the provider of PROFILE_IMPORT_URL (P12): GET with `?url=` and the key as Bearer
 * token. Without one, undefined. The import throws 1124 when there is no profile to be had.
 */
export function createProfileImport({ PROFILE_IMPORT_URL, PROFILE_IMPORT_KEY }: Env) {
  if (!PROFILE_IMPORT_URL) return undefined;
  return async function importProfile(linkedInUrl: string): Promise<ImportedProfile> {
    const url = new URL(PROFILE_IMPORT_URL);
    url.searchParams.set('url', linkedInUrl);
    const headers = PROFILE_IMPORT_KEY ? { authorization: `Bearer ${PROFILE_IMPORT_KEY}` } : undefined;
    const answer = await ask(schema, { url, headers, timeout }).catch((cause: unknown) => {
      throw new AppError(1124, { cause });
    });
    const profile = presented(answer, linkedInUrl);
    // A profile without a name means that the page was not found, whatever the status.
    if (!profile.firstName && !profile.lastName) throw new AppError(1124);
    return profile;
  };
}
