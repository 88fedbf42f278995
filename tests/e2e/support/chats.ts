import type { APIRequestContext, Browser, Page } from '@playwright/test';
import type { Chat } from '../../../src/generated/api/chat';
import type { Notifications } from '../../../src/generated/api/notification';
import { call } from './api';
import { copyCommunity } from './communities';
import { registerConfirmed } from './confirmed';
import { at } from './environment';
import { desktop } from './expectAccessible';
import { join, type NewMember } from './members';
import { remember } from './signIn';
import { expect } from './test';

type ChatMember = Omit<NewMember, 'email'> & { name: string };

/** Members of a community of the test’s own, in which all see each other. */
export function chatCommunity() {
  const { domain } = copyCommunity('default', (folder) =>
    folder.edit('community.json', (community) => Object.assign(community, { transparent: true })),
  );

  return {
    domain,

    async joined(request: APIRequestContext, email: string, firstName: string): Promise<ChatMember> {
      const token = await registerConfirmed(request, `${firstName.toLowerCase()}-${email}`, domain);
      const member = await join(request, domain, token, { firstName, lastName: 'Moss' }, 'default');
      return { ...member, name: `${firstName} Moss` };
    },

    /** Says yes to each other, which makes the two connections. */
    async connect(request: APIRequestContext, one: ChatMember, other: ChatMember): Promise<void> {
      for (const [by, to] of [
        [one, other],
        [other, one],
      ] as const) {
        const data = { subjectId: to.participantId, relationType: 'LIKE' };
        const given = { method: 'POST', domain, token: by.token, data } as const;
        const answer = await call(request, '/api/relations', given);
        expect(answer.status(), await answer.text()).toBe(200);
      }
      // They have read that they are connected: what is unread from now on are messages.
      for (const { token } of [one, other]) {
        const listed = await call(request, '/api/notifications', { domain, token });
        const [newest] = ((await listed.json()) as Notifications).notifications;
        const given = { method: 'POST', domain, token, data: { upTo: newest?.id } } as const;
        expect((await call(request, '/api/notifications/seen', given)).status()).toBe(200);
      }
    },

    /** The id of the chat with somebody. */
    async begun(request: APIRequestContext, by: ChatMember, other: ChatMember): Promise<string> {
      const data = { participants: [other.participantId] };
      const answer = await call(request, '/api/chats', { method: 'POST', domain, token: by.token, data });
      return ((await answer.json()) as Chat).chat.id;
    },

    /** A page in a browser of the member’s own. */
    async opened(browser: Browser, member: ChatMember, path: string, viewport = desktop): Promise<Page> {
      const context = await browser.newContext({ locale: 'en-GB', viewport, reducedMotion: 'reduce' });
      await remember(context, member.token, domain);
      const page = await context.newPage();
      await page.goto(at(path, domain));
      return page;
    },
  };
}

export const field = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
export const messages = (page: Page) => page.getByRole('list', { name: 'Messages' });

export async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}
