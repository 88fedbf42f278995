/** Texts for managers only. */
export const manager = {
  errors: {
    title_one: 'The settings of {{title}} have {{count}} error',
    title_other: 'The settings of {{title}} have {{count}} errors',
    text: 'Members don’t see this. A setting with an error keeps its last good value; anything that decides who gets in stays closed until it’s fixed. Please let the people who run the site know.',
    more_one: 'and {{count}} more',
    more_other: 'and {{count}} more',
  },
} as const;
