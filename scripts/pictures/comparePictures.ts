import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { difference, reduced } from './compare';
import { commitEngine, committedEngine, drawnBy } from './engine';
import { openPage, openStudio, photograph } from './photograph';
import { committed } from './paths';
import { shownPictures, type Picture } from './shown';

interface Options {
  /** The built Storybook that is photographed. */
  storybook: string;
  /** Only the pictures with this in their name. */
  word: string;
  /** The current images become the snapshots. */
  accept: boolean;
  /** The folder for images that differ. */
  issues: string;
}

interface Compared {
  seen: string[];
  /** The differences, for people. */
  wrong: string[];
  /** Differences with another browser or system than the one of the snapshots: no fault of the page. */
  notCompared: string[];
  /** Communities without snapshots, which cannot differ. */
  fresh: string[];
}

/** Whether a community, or a part, has snapshots. */
const isKnown = (of: string, files: readonly string[]): boolean =>
  files.some((file) => file.startsWith(`${of}-`));

interface Judgement {
  issue: string;
  /** A picture is there that it was compared with. */
  differs: boolean;
}

/** Compares one image with its snapshot, or writes it. Returns the difference. */
async function judge(
  { name }: Picture,
  now: Buffer,
  { accept, issues }: Options,
): Promise<Judgement | undefined> {
  const file = join(committed, `${name}.webp`);
  const before = existsSync(file) ? readFileSync(file) : undefined;
  if (before?.equals(now)) return undefined;
  const found = before ? await difference(now, before) : { what: 'is new' };
  if (!found) return undefined;
  if (accept) {
    writeFileSync(file, now);
    return undefined;
  }
  writeFileSync(join(issues, `${name}.now.webp`), now);
  if (before) writeFileSync(join(issues, `${name}.before.webp`), before);
  if ('drawing' in found && found.drawing)
    writeFileSync(join(issues, `${name}.difference.png`), found.drawing);
  return { issue: `${name}: ${found.what}`, differs: before !== undefined };
}

const compare = async (page: Page, picture: Picture, options: Options): Promise<Judgement | undefined> =>
  judge(picture, await reduced(await photograph(page, picture)), options);

/** Photographs every story that has a picture and compares them: one page by day, one by night. */
export async function comparePictures(options: Options): Promise<Compared> {
  const files = readdirSync(committed);
  const wanted = shownPictures(options.storybook).filter(({ name }) => name.includes(options.word));
  const pictures = wanted.filter(({ of }) => options.accept || isKnown(of, files));
  const fresh = [...new Set(wanted.filter((one) => !pictures.includes(one)).map(({ of }) => of))];
  const seen = pictures.map(({ name }) => name);
  const wrong: string[] = [];
  const notCompared: string[] = [];
  const studio = await openStudio(options.storybook);
  const own = drawnBy(studio.browser);
  const isSameEngine = own === committedEngine();
  const work = async (theme: Picture['theme']) => {
    const page = await openPage(studio.browser);
    for (const picture of pictures.filter((each) => each.theme === theme)) {
      const found = await compare(page, picture, options).catch((error: Error) => ({
        issue: `${picture.name}: ${error.message}`,
        differs: false,
      }));
      if (found) (found.differs && !isSameEngine ? notCompared : wrong).push(found.issue);
    }
  };
  try {
    await Promise.all([work('light'), work('dark')]);
  } finally {
    await studio.close();
  }
  if (options.accept && !options.word) commitEngine(own);
  return { seen, wrong: wrong.sort(), notCompared: notCompared.sort(), fresh };
}
