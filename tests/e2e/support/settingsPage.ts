import type { APIRequestContext, Browser, Page } from '@playwright/test';
import type { Lang } from '../../../src/lib/lang';
import { copyCommunity, type TestCommunity } from './communities';
import { registerConfirmed } from './confirmed';
import { at } from './environment';
import type { phone } from './expectAccessible';
import { join, type NewMember } from './members';
import { remember } from './signIn';

/** A community in a language with open admission, whose members see each other. */
export const circle = (lang: Lang): TestCommunity =>
  copyCommunity('default', (folder) =>
    folder.edit('community.json', (community) => {
      Object.assign(community, { lang, transparent: true });
    }),
  );

/** A new member of it. */
export async function joined(request: APIRequestContext, domain: string, email: string): Promise<NewMember> {
  const token = await registerConfirmed(request, email, domain);
  return { email, ...(await join(request, domain, token, undefined, 'default')) };
}

/** A member's settings of notifications, or another page, in a browser of their own. */
export async function opened(
  browser: Browser,
  domain: string,
  { token }: Pick<NewMember, 'token'>,
  { lang, viewport, path = '/subscriptions' }: { lang: Lang; viewport: typeof phone; path?: string },
): Promise<Page> {
  const locale = lang === 'ru' ? 'ru-RU' : 'en-GB';
  const context = await browser.newContext({ locale, viewport, reducedMotion: 'reduce' });
  await remember(context, token, domain);
  const page = await context.newPage();
  await page.goto(at(path, domain));
  return page;
}
