import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { bin, run } from './run';

/** The path of a Chromium: CHROMIUM_PATH, one on PATH, or Playwright's own (installed when there is none). */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of ['chromium', 'chromium-browser', 'google-chrome']) {
      const path = join(folder, name);
      if (existsSync(path)) return path;
    }
  }
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  await install();
  const debian = '/usr/bin/chromium';
  return existsSync(debian) ? debian : chromium.executablePath();
}

async function install(): Promise<void> {
  console.log('No Chromium found: installing one');
  try {
    await run(bin('playwright'), ['install', 'chromium']);
  } catch (error) {
    // Where the browser's own downloads cannot be reached, Debian's package does.
    if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw error;
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' });
  }
}
