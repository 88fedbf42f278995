import { escapeHtml } from '../../../../lib/escapeHtml';
import type { StoredEmail } from './emails';

const css = `
:root { color-scheme: light dark; --ground: #f4f5f7; --card: #fff; --text: #1c2024; --quiet: #60646c; --line: #dcdfe4; --accent: #2456c9; }
@media (prefers-color-scheme: dark) { :root { --ground: #15171a; --card: #1d2024; --text: #e8eaed; --quiet: #a0a6ae; --line: #33383f; --accent: #8ab0ff; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 720px; margin: 0 auto; padding: 32px 16px; }
h1 { font-size: 24px; line-height: 32px; margin: 0 0 4px; }
p { margin: 0 0 24px; color: var(--quiet); }
a { color: var(--accent); }
ul { list-style: none; margin: 0; padding: 0; background: var(--card); border: 1px solid var(--line); border-radius: 12px; overflow: hidden; }
li + li { border-top: 1px solid var(--line); }
li a { display: grid; gap: 2px; padding: 14px 16px; color: inherit; text-decoration: none; }
li a:hover, li a:focus-visible { background: var(--ground); }
li span, dt { color: var(--quiet); font-size: 14px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 16px 0 24px; overflow-wrap: anywhere; }
dd { margin: 0; }
iframe { width: 100%; height: 640px; border: 1px solid var(--line); border-radius: 12px; background: #fff; }
`;

const page = (nonce: string, title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<style nonce="${nonce}">${css}</style></head><body><main>${body}</main></body></html>`;

const item = ({ id, to, subject, date }: StoredEmail): string =>
  `<li><a href="/dev/mailbox/${id}"><strong>${escapeHtml(subject)}</strong><span>${escapeHtml(to)} · ${escapeHtml(date)}</span></a></li>`;

/** All emails, newest first. */
export function listPage(nonce: string, emails: StoredEmail[], smtp: boolean): string {
  const empty = smtp
    ? 'Emails are sent through the server at SMTP_URL, so none appear here.'
    : 'No emails yet. Sign up in a community, then reload this page.';
  const intro = 'Emails sent by this server, newest first. They never leave this machine.';
  return page(
    nonce,
    'Mailbox',
    `<h1>Mailbox</h1><p>${emails.length ? intro : empty}</p>${emails.length ? `<ul>${emails.map(item).join('')}</ul>` : ''}`,
  );
}

/** One email: its links to follow, and the email itself in a frame that runs nothing. */
export function emailPage(nonce: string, { id, from, to, subject, date, links }: StoredEmail): string {
  const rows = [
    ['From', escapeHtml(from)],
    ['To', escapeHtml(to)],
    ['Date', escapeHtml(date)],
    ...links.map((link) => ['Link', `<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`]),
  ];
  return page(
    nonce,
    subject,
    `<a href="/dev/mailbox">Mailbox</a><h1>${escapeHtml(subject)}</h1>
<dl>${rows.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl>
<iframe src="/dev/mailbox/${id}/body" title="Email" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`,
  );
}
