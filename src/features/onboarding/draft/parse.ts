import type { Answers, ContactInput, LocationInput, ProfileInput } from '../../../generated/api/participant';
import { contactNames, type ContactType } from '../../../lib/rules/contacts/contactTypes';
import { contactReaders } from '../../../lib/rules/contacts/privacy';
import type { FieldOfStep, ProfileStep } from '../../../lib/rules/profile/profileFields';
import type { Draft } from './draft';

type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isNumberOrNone = (value: unknown): boolean =>
  value === undefined || value === null || typeof value === 'number';

const isContact = (value: unknown): value is ContactInput =>
  isObject(value) &&
  isText(value.value) &&
  isText(value.type) &&
  Object.hasOwn(contactNames, value.type satisfies string as ContactType);

const isPrivacy = (value: unknown): boolean => isText(value) && Object.hasOwn(contactReaders, value);

const isContacts = (value: unknown): value is ContactInput[] =>
  Array.isArray(value) && value.every(isContact);

const isLocation = (value: unknown): value is LocationInput | null =>
  value === null ||
  (isObject(value) &&
    isText(value.city) &&
    (value.country === undefined || isTextOrNull(value.country)) &&
    isNumberOrNone(value.latitude) &&
    isNumberOrNone(value.longitude));

/** The parts of a profile in onboarding, each with its type check. */
const parts = {
  firstName: isText,
  lastName: isText,
  position: isTextOrNull,
  company: isTextOrNull,
  about: isTextOrNull,
  goal: isTextOrNull,
  tags: isTexts,
  location: isLocation,
  showLocation: isFlag,
  contacts: isContacts,
  privacy: isPrivacy,
  avatarUrl: isTextOrNull,
} satisfies Record<Exclude<FieldOfStep<ProfileStep>, 'lookingFor'> | 'privacy', (value: unknown) => boolean>;

const parseProfile = (given: Json): ProfileInput =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([key, fits]) => (fits(given[key]) ? [[key, given[key]]] : [])),
  ) as ProfileInput;

const parseAnswers = (given: unknown): Answers =>
  Object.fromEntries(
    Object.entries(isObject(given) ? given : {}).filter(
      (entry): entry is [string, string | string[]] => isText(entry[1]) || isTexts(entry[1]),
    ),
  );

/** A draft from the keys `step`, `answers`, `profile`. Invalid parts are dropped. */
export function parseDraft(step: unknown, answers: unknown, profile: unknown): Draft {
  const given = isObject(profile) ? profile : {};
  return {
    step: typeof step === 'number' && Number.isInteger(step) && step >= 0 ? step : 0,
    answers: parseAnswers(answers),
    lookingFor: isText(given.lookingFor) ? given.lookingFor : '',
    profile: parseProfile(given),
  };
}
