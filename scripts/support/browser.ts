import { chromium, type Browser, type LaunchOptions } from '@playwright/test';
import { findChromium } from './chromium';
import { testFontsEnv } from './testFonts';

/** Chromium arguments that look up nothing outside this machine. */
const offlineArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost, EXCLUDE *.localhost',
];

export const launchBrowser = async (executablePath?: string): Promise<Browser> =>
  chromium.launch({ executablePath: executablePath ?? (await findChromium()), args: offlineArgs });

/** How every browser of a test starts: without a network, and with the fonts of this project alone. */
export const testBrowser = async (executablePath: string, args: string[] = []): Promise<LaunchOptions> => ({
  executablePath,
  args: [...offlineArgs, ...args],
  env: { ...process.env, ...(await testFontsEnv()) } as Record<string, string>,
});

/** How every page of a test opens: nothing moves, fades or slides. */
export const stillPages = { reducedMotion: 'reduce' } as const;
