import { expect, type APIRequestContext } from '@playwright/test';
import { call } from './api';

export interface Mail {
  id: string;
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
}

/** ms: how often the mailbox is read, since a mail arrives within a second and hundreds are waited for. */
const intervals = [100];

/** Every mail to an address, newest first. */
export async function mailsTo(request: APIRequestContext, to: string): Promise<Mail[]> {
  const response = await call(request, `/dev/mailbox.json?to=${encodeURIComponent(to)}`);
  expect(response.ok()).toBe(true);
  return (await response.json()) as Mail[];
}

/** The newest email to an address whose text matches, as soon as it arrives. */
export async function mailTo(request: APIRequestContext, to: string, matching = /./): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        found = (await mailsTo(request, to)).find(({ text }) => matching.test(text));
        return Boolean(found);
      },
      { message: `a mail to ${to} matching ${matching}`, intervals },
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

/** The six digits of the newest code mailed to an address; not those of an earlier mail that is named. */
export async function codeFor(request: APIRequestContext, to: string, earlier = ''): Promise<string> {
  const codes = /\b(\d{6})\b/;
  let code = '';
  await expect
    .poll(
      async () => {
        const all = (await mailsTo(request, to)).map(({ text }) => codes.exec(text)?.[1] ?? '');
        code = all.find((one) => one !== '' && one !== earlier) ?? '';
        return code;
      },
      { message: `a code mailed to ${to}`, intervals },
    )
    .not.toBe('');
  return code;
}
