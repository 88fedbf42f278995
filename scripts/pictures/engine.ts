import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { committed } from './paths';

const file = join(committed, 'drawnBy.txt');

/** What decides how letters are drawn, other than fonts: the browser's major version and the system. */
export const drawnBy = (browser: Pick<Browser, 'version'>): string =>
  `Chromium ${browser.version().replace(/\..*/, '')} on ${process.platform}`;

/** The browser and system that drew the snapshots. */
export const committedEngine = (): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;

export const commitEngine = (engine: string): void => writeFileSync(file, `${engine}\n`);
