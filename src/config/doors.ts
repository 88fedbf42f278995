/** The things that an invalid guarding key closes, and the effect for people. */
const doors = {
  'sign-in': 'nobody can sign in',
  joining: 'nobody new gets in',
  'the member list': 'members don’t see each other',
  recommendations: 'nobody is recommended to anybody',
  'connecting with anyone': 'members connect only with people recommended to them',
  contacts: 'new members’ contacts are told to nobody',
  'the welcome page': 'it says no more than the name',
} as const;

export type Door = keyof typeof doors;

const says = (door: Door): string =>
  `${door} is closed: ${doors[door]}`.replace(/^(recommendations|contacts) is/, '$1 are');

/** The text of an issue that closes doors. */
export const closingText = (all: readonly Door[]): string =>
  `until this is fixed, ${all.map(says).join('; ')}`;
