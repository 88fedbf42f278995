import { chromium, type Browser } from '@playwright/test';
import { findChromium } from './chromium';

/** Chromium arguments that look up nothing outside this machine. */
export const offlineArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost, EXCLUDE *.localhost',
];

export const launchBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findChromium(), args: offlineArgs });
