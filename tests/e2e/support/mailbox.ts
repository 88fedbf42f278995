import { expect, type APIRequestContext } from '@playwright/test';
import { call } from './api';

export interface Mail {
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
}

/** Every mail to an address, newest first. */
export async function mailsTo(request: APIRequestContext, to: string): Promise<Mail[]> {
  const response = await call(request, `/dev/mailbox.json?to=${encodeURIComponent(to)}`);
  expect(response.ok()).toBe(true);
  return (await response.json()) as Mail[];
}

/** The newest mail to an address whose text matches, as soon as it has arrived. */
export async function mailTo(request: APIRequestContext, to: string, matching = /./): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        found = (await mailsTo(request, to)).find(({ text }) => matching.test(text));
        return Boolean(found);
      },
      { message: `a mail to ${to} matching ${matching}`, timeout: 15_000 },
    )
    .toBe(true);
  if (!found) throw new Error('unreachable');
  return found;
}

/** The link to a path of the site that a mail carries. */
export async function linkTo(request: APIRequestContext, to: string, path: string): Promise<string> {
  const pattern = new RegExp(`https?://[^\\s"<>]+${path}[^\\s"<>]*`);
  const { text } = await mailTo(request, to, pattern);
  return pattern.exec(text)?.[0] ?? '';
}

/** The six digits of the newest code mailed to an address. */
export async function codeFor(request: APIRequestContext, to: string): Promise<string> {
  const { text } = await mailTo(request, to, /\b\d{6}\b/);
  return /\b\d{6}\b/.exec(text)?.[0] ?? '';
}
