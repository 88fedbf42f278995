import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { bin, run } from './run';

/** The path of a Chromium: CHROMIUM_PATH, one on PATH, or Playwright's own (installed when there is none). */
export async function findChromium(): Promise<string> {
  const found = named() ?? onPath('chromium', 'chromium-browser', 'google-chrome');
  if (found) return found;
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  await install();
  const debian = '/usr/bin/chromium';
  return existsSync(debian) ? debian : chromium.executablePath();
}

/**
 * The path of a headless-only Chromium if there is one, because a cold page takes a third of the time in it. Otherwise
 * that of any Chromium.
 */
export const findHeadlessChromium = async (): Promise<string> =>
  named() ?? onPath('chromium-headless-shell') ?? (await findChromium());

const named = (): string | undefined => process.env.CHROMIUM_PATH || undefined;

/** The first of these programs on PATH. */
function onPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

async function install(): Promise<void> {
  console.log('No Chromium found: installing one');
  try {
    await run(bin('playwright'), ['install', 'chromium']);
  } catch (error) {
    // If the browser's own downloads are unreachable, Debian's package may be.
    if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw error;
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' });
  }
}
