import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Lang } from '../../../lib/lang';
import { errorCatalogue } from '../../../lib/errorCatalogue';

const texts: Record<Lang, string> = {
  en: 'Its pages, profiles and events can’t be opened at this address. If you think that’s a mistake, write to the people who ran it.',
  ru: 'Его страницы, профили и события по этому адресу больше не открываются. Если вам кажется, что это ошибка, напишите тем, кто вёл сообщество.',
};

/** Without a brand: its own is gone, and another community’s would be wrong. */
const css = `
:root{color-scheme:light dark}
body{margin:0;font:16px/1.5 system-ui,sans-serif}
main{max-width:560px;margin:0 auto;padding:64px 16px}
h1{font-size:24px;line-height:32px;margin:0 0 12px}
p{margin:0}
`;

/** Tells visitors of a removed community that it is gone, in its language. */
export function sendGonePage(reply: FastifyReply, lang: Lang): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const title = errorCatalogue[1352][lang];
  return reply
    .code(410)
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
    ).send(`<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style nonce="${nonce}">${css}</style></head>
<body><main><h1>${title}</h1><p>${texts[lang]}</p></main></body></html>
`);
}
