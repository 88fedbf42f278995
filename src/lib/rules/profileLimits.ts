/**
 * How long what a participant writes may be, in characters (VAL-04, ONB-06), and how many tags there may be. A `min`
 * above 0 on a field that may be left out holds once something is written.
 */
export const profileLimits = {
  firstName: { min: 1, max: 80 },
  lastName: { min: 0, max: 80 },
  position: { min: 0, max: 120 },
  company: { min: 0, max: 120 },
  about: { min: 0, max: 2000 },
  goal: { min: 0, max: 500 },
  lookingFor: { min: 10, max: 1000 },
  city: { min: 0, max: 120 },
  country: { min: 0, max: 120 },
  tag: { min: 1, max: 100 },
  tags: { min: 0, max: 20 },
  answer: { min: 0, max: 255 },
} as const;

/** What is written in a line or more. */
export const profileTexts = [
  'firstName',
  'lastName',
  'position',
  'company',
  'about',
  'goal',
  'lookingFor',
  'city',
  'country',
] as const;

export type ProfileText = (typeof profileTexts)[number];
