import { profileFields, type Limits, type TextField } from './profileFields';

/** The texts of a location. */
const locationTexts = {
  city: { limits: { min: 0, max: 120 }, label: { en: 'City', ru: 'Город' } },
  country: { limits: { min: 0, max: 120 }, label: { en: 'Country', ru: 'Страна' } },
} as const;

type LocationText = keyof typeof locationTexts;

/** Texts of one line or more. */
export type ProfileText = TextField | LocationText;

/** How long a list and each of its parts may be (VAL-04, ONB-06). */
export const listLimits = {
  tag: { min: 1, max: 100 },
  tags: { min: 0, max: 20 },
  answer: { min: 0, max: 255 },
} as const satisfies Record<string, Limits>;

/** The limits and the name of a text. */
export const textRule = (field: ProfileText) =>
  field === 'city' || field === 'country' ? locationTexts[field] : profileFields[field];
