import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { difference, reduced } from './look';
import { openPage, openStudio, photograph } from './photograph';
import { kept } from './places';
import { shownPictures, type Picture } from './shown';

interface Options {
  /** Only the pictures with this in their name. */
  word: string;
  /** What is seen now is what it should be. */
  accept: boolean;
  /** Where the pictures go that differ. */
  faults: string;
}

interface Compared {
  seen: string[];
  /** What differs, for people. */
  wrong: string[];
  /** Communities of which no picture is kept yet: nothing of theirs can differ. */
  fresh: string[];
}

/** Whether pictures are kept of a community, or of a part. */
const isKnown = (of: string, files: readonly string[]): boolean =>
  files.some((file) => file.startsWith(`${of}-`));

/** Compares one picture with the kept one, or keeps it. Answers what is wrong with it. */
async function judge(
  { name }: Picture,
  now: Buffer,
  { accept, faults }: Options,
): Promise<string | undefined> {
  const file = join(kept, `${name}.webp`);
  const before = existsSync(file) ? readFileSync(file) : undefined;
  const found = before ? await difference(now, before) : { what: 'is new' };
  if (!found) return undefined;
  if (accept) {
    writeFileSync(file, now);
    return undefined;
  }
  writeFileSync(join(faults, `${name}.now.webp`), now);
  if (before) writeFileSync(join(faults, `${name}.before.webp`), before);
  if ('drawing' in found && found.drawing)
    writeFileSync(join(faults, `${name}.difference.png`), found.drawing);
  return `${name}: ${found.what}`;
}

const look = async (page: Page, picture: Picture, options: Options): Promise<string | undefined> =>
  judge(picture, await reduced(await photograph(page, picture)), options);

/** Photographs every story that is kept as a picture, two at a time, and compares them. */
export async function comparePictures(options: Options): Promise<Compared> {
  const files = readdirSync(kept);
  const wanted = shownPictures().filter(({ name }) => name.includes(options.word));
  const pictures = wanted.filter(({ of }) => options.accept || isKnown(of, files));
  const fresh = [...new Set(wanted.filter((one) => !pictures.includes(one)).map(({ of }) => of))];
  const seen = pictures.map(({ name }) => name);
  const wrong: string[] = [];
  const studio = await openStudio();
  const waiting = [...pictures];
  const work = async () => {
    const page = await openPage(studio.browser);
    for (let picture = waiting.shift(); picture; picture = waiting.shift()) {
      const { name } = picture;
      const fault = await look(page, picture, options).catch((error: Error) => `${name}: ${error.message}`);
      if (fault) wrong.push(fault);
    }
  };
  try {
    await Promise.all([work(), work()]);
  } finally {
    await studio.close();
  }
  return { seen, wrong: wrong.sort(), fresh };
}
