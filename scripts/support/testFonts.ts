import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decompress } from 'wawoff2';
import { subsets, type FontSubset } from '../../src/lib/fontTable';
import { fontFile } from '../../src/lib/fonts';
import { root } from './run';

/**
 * The name of the only system font in a test's browser. It is not Inter, so that a page without its own fonts looks
 * different.
 */
const systemFont = 'Font of the tests';

/** Converted fonts are kept: each worker of the end-to-end suite asks for them. */
const cache = join(root, 'node_modules/.cache/test-fonts');

/** One font replaces every family and generic name that a page requests from the system. */
const config = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/cache</cachedir>
  <match target="scan">
    <edit name="family" mode="assign"><string>${systemFont}</string></edit>
    <edit name="fullname" mode="assign"><string>${systemFont}</string></edit>
    <edit name="postscriptname" mode="assign"><string>${systemFont}</string></edit>
  </match>
  <match target="pattern">
    <edit name="family" mode="append_last"><string>${systemFont}</string></edit>
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>true</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintslight</const></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`;

const source = (subset: FontSubset): string => join(root, 'node_modules', fontFile('Inter', subset));

/** Writes the fonts beside their place and moves them into it: another run may do the same at the same time. */
async function writeFonts(folder: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const written = mkdtempSync(join(cache, 'new-'));
  mkdirSync(join(written, 'fonts'));
  for (const subset of Object.keys(subsets) as FontSubset[]) {
    // Not every build of Chromium reads WOFF2 from its system.
    const font = await decompress(readFileSync(source(subset)));
    writeFileSync(join(written, 'fonts', `${subset}.ttf`), font);
  }
  writeFileSync(join(written, 'fonts.conf'), config(folder));
  try {
    renameSync(written, folder);
  } catch (error) {
    rmSync(written, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/**
 * The environment of a browser that sees the fonts of this project and none that happen to be installed. Fontconfig
 * reads it, so it has no effect on macOS and Windows.
 */
export async function testFontsEnv(): Promise<Record<string, string>> {
  const hash = createHash('sha256').update(config(cache));
  for (const subset of Object.keys(subsets) as FontSubset[]) hash.update(readFileSync(source(subset)));
  const folder = join(cache, hash.digest('hex').slice(0, 12));
  if (!existsSync(folder)) await writeFonts(folder);
  return { FONTCONFIG_FILE: join(folder, 'fonts.conf') };
}
