import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Picture {
  /** Of its file. */
  name: string;
  /** The community or the part; names of files begin with it. */
  of: string;
  story: string;
  theme: 'light' | 'dark';
  width: number;
}

const wide = 1280;
const phone = 390;

const both = ['light', 'dark'] as const;
const light = ['light'] as const;
const dark = ['dark'] as const;

/** The stories of each community that have a snapshot, by the end of their id. */
const ofCommunities: { story: RegExp; themes: readonly Picture['theme'][]; width?: number }[] = [
  { story: /--brand-board$/, themes: both },
  { story: /--landing$/, themes: both },
  { story: /--landing-on-a-phone$/, themes: dark, width: phone },
  { story: /--login$/, themes: both },
  { story: /--registration$/, themes: light },
  { story: /--question-1$/, themes: dark },
  { story: /--step-1-/, themes: light },
  { story: /--step-2-/, themes: dark },
  { story: /--home$/, themes: both },
  { story: /--home-on-a-phone$/, themes: light, width: phone },
  { story: /--home-from-right-to-left$/, themes: light },
  { story: /--cards$/, themes: both },
  { story: /--email-magic$/, themes: light },
  { story: /--email-otp$/, themes: light },
  { story: /--empty$/, themes: dark },
  { story: /--not-found$/, themes: light },
];

/** The same for primitives. */
const ofPrimitives: typeof ofCommunities = [
  { story: /^ui-gallery--light$/, themes: both },
  { story: /^ui-gallery--from-right-to-left$/, themes: both },
];

const storyIds = (storybook: string): string[] => {
  const index = readFileSync(join(storybook, 'index.json'), 'utf8');
  return Object.keys((JSON.parse(index) as { entries: object }).entries);
};

/** Every picture there has to be, found by the stories of a built Storybook. */
export function shownPictures(storybook: string): Picture[] {
  return storyIds(storybook).flatMap((story) => {
    const rows = story.startsWith('communities-') ? ofCommunities : ofPrimitives;
    return rows
      .filter((row) => row.story.test(story))
      .flatMap(({ themes, width = wide }) =>
        themes.map((theme) => ({
          name: `${story.replace(/^communities-/, '').replace('--', '-')}-${theme}`,
          of: story.replace(/^communities-/, '').replace(/--.*/, ''),
          story,
          theme,
          width,
        })),
      );
  });
}
