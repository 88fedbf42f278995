import type { CommunityConfig } from '../../../config/types';
import { escapeHtml } from '../../../lib/escapeHtml';
import type { Lang } from '../../../lib/lang';
import { routePaths } from '../../../lib/routes';

interface Setting {
  config: CommunityConfig;
  lang: Lang;
  nonce: string;
}

type Content =
  | {
      page: 'reasons';
      name: string;
      reasons: readonly { term: string; text: string; declined: boolean }[];
    }
  | { page: 'unsubscribe' }
  | { page: 'unsubscribed' };

const texts = {
  en: {
    reasons: {
      title: (name: string) => `Why you should meet ${name}`,
      lead: 'Which of these is no reason for you? We won’t use it for you again, with anybody.',
      none: 'There’s nothing left here that you could change.',
    },
    decline: 'Not this reason',
    declined: 'We won’t use this reason for you any more.',
    undo: 'Use it again',
    unsubscribe: {
      title: 'Switch these emails off?',
      lead: (title: string) =>
        `You’ll get no more emails with recommendations and news from ${title}. Codes and what is about your account still arrive.`,
      button: 'Switch off',
    },
    unsubscribed: {
      title: 'Switched off',
      lead: 'You won’t get these emails any more. You can switch them on again in your profile.',
    },
    profile: 'Notification settings',
    home: (title: string) => `Open ${title}`,
  },
  ru: {
    reasons: {
      title: (name: string) => `Почему мы рекомендуем вам познакомиться: ${name}`,
      lead: 'Какая из причин вам не подходит? Больше мы не будем учитывать её для вас — ни с кем.',
      none: 'Здесь больше нечего менять.',
    },
    decline: 'Эта причина не подходит',
    declined: 'Эту причину мы для вас больше не учитываем.',
    undo: 'Учитывать снова',
    unsubscribe: {
      title: 'Отключить эти письма?',
      lead: (title: string) =>
        `Письма с рекомендациями и новостями от «${title}» больше не будут приходить. Коды и письма об аккаунте — будут.`,
      button: 'Отключить',
    },
    unsubscribed: {
      title: 'Письма отключены',
      lead: 'Больше такие письма не придут. Включить их снова можно в профиле.',
    },
    profile: 'Настройки уведомлений',
    home: () => 'Открыть сообщество',
  },
};

function css({ brand }: CommunityConfig): string {
  const vars = ({
    primary,
    surface,
    text,
    muted,
    link,
    border,
    ...rest
  }: CommunityConfig['brand']['light']) =>
    `--primary:${primary};--on:${rest['on-primary']};--surface:${surface};--ground:${rest['surface-muted']};--text:${text};--muted:${muted};--link:${link};--border:${border}`;
  return `
:root{color-scheme:light dark;${vars(brand.light)}}
@media (prefers-color-scheme:dark){:root{${vars(brand.dark)}}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:16px/1.5 system-ui,sans-serif}
main{max-width:560px;margin:0 auto;padding:32px 16px}
section{background:var(--surface);border:1px solid var(--border);border-top:4px solid var(--primary);border-radius:12px;padding:24px}
h1{font-size:24px;line-height:32px;margin:0 0 12px}
p{margin:0 0 16px}
ul{list-style:none;margin:0;padding:0}
li{border-top:1px solid var(--border);padding:16px 0}
.quiet{color:var(--muted)}
a{color:var(--link)}
button{background:var(--primary);border:0;border-radius:8px;color:var(--on);cursor:pointer;font:600 16px/24px system-ui,sans-serif;min-height:44px;padding:10px 20px}
button:focus-visible,a:focus-visible{outline:3px solid var(--link);outline-offset:2px}
nav{display:flex;flex-wrap:wrap;gap:16px;margin-top:20px}
`;
}

function body({ config, lang }: Setting, content: Content): { title: string; html: string } {
  const said = texts[lang];
  const { title: community } = config.community;
  if (content.page === 'unsubscribe') {
    const { title, lead, button } = said.unsubscribe;
    return {
      title,
      html: `<p>${escapeHtml(lead(community))}</p><form method="post"><button>${button}</button></form>`,
    };
  }
  if (content.page !== 'reasons') {
    return { title: said.unsubscribed.title, html: `<p>${said.unsubscribed.lead}</p>` };
  }
  const { name, reasons } = content;
  const items = reasons.map(
    ({
      term,
      text,
      declined,
    }) => `<li><p>${escapeHtml(text)}</p>${declined ? `<p class="quiet">${said.declined}</p>` : ''}
<form method="post"><input type="hidden" name="term" value="${escapeHtml(term)}"><input type="hidden" name="declined" value="${declined ? 'no' : 'yes'}"><button>${declined ? said.undo : said.decline}</button></form></li>`,
  );
  return {
    title: said.reasons.title(name),
    html: items.length
      ? `<p>${said.reasons.lead}</p><ul>${items.join('')}</ul>`
      : `<p>${said.reasons.none}</p>`,
  };
}

/** A page of the community's that a link of an email opens: it works without a script, and without signing in. */
export function linkPage(setting: Setting, content: Content): string {
  const { config, lang, nonce } = setting;
  const { title, html } = body(setting, content);
  const said = texts[lang];
  const community = config.community.title;
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · ${escapeHtml(community)}</title><style nonce="${nonce}">${css(config)}</style></head>
<body><main><section><h1>${escapeHtml(title)}</h1>${html}</section>
<nav><a href="${routePaths.myCommunities}">${escapeHtml(said.home(community))}</a><a href="${routePaths.profile}#notifications">${said.profile}</a></nav></main></body></html>
`;
}
