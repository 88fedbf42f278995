import type { CommunityConfig } from '../../config/types';
import { escapeHtml } from '../../lib/escapeHtml';
import type { Lang } from '../../lib/lang';
import { memberHomePath } from '../../config/routing';
import { notificationSettings } from '../../lib/notificationSettings';

/** The community and the language of a page. */
export interface PageSetting {
  config: CommunityConfig;
  lang: Lang;
}

/** The content of a page below its title. `html` is escaped already. */
export interface PageContent {
  title: string;
  html: string;
}

const texts = {
  en: { settings: 'Notification settings', home: (title: string) => `Open ${title}` },
  ru: { settings: 'Настройки уведомлений', home: () => 'Открыть сообщество' },
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

/** A page of the community's that a link of an email opens. */
export function linkPage({ config, lang }: PageSetting, nonce: string, { title, html }: PageContent): string {
  const { settings, home } = texts[lang];
  const community = config.community.title;
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · ${escapeHtml(community)}</title><style nonce="${nonce}">${css(config)}</style></head>
<body><main><section><h1>${escapeHtml(title)}</h1>${html}</section>
<nav><a href="${memberHomePath(config.community)}">${escapeHtml(home(community))}</a><a href="${notificationSettings}">${settings}</a></nav></main></body></html>
`;
}
