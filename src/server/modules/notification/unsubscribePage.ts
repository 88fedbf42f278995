import { escapeHtml } from '../../../lib/escapeHtml';
import type { Lang } from '../../../lib/lang';
import type { PageContent } from '../../linkPages/page';

const texts = {
  en: {
    ask: (label: string, title: string) => ({
      title: 'Switch these emails off?',
      lead: `You won’t get “${label}” emails from ${title} any more. All others will still arrive.`,
    }),
    button: 'Switch off',
    done: (label: string) => ({
      title: 'Switched off',
      lead: `You won’t get “${label}” emails any more. You can switch them on again in your settings.`,
    }),
    undo: 'Switch on again',
  },
  ru: {
    ask: (label: string, title: string) => ({
      title: 'Отключить эти письма?',
      lead: `Письма «${label}» от сообщества «${title}» больше не придут. Остальные будут приходить как раньше.`,
    }),
    button: 'Отключить',
    done: (label: string) => ({
      title: 'Письма отключены',
      lead: `Письма «${label}» больше не придут. Включить их снова можно в настройках.`,
    }),
    undo: 'Включить снова',
  },
};

/** Before a kind of email is switched off, or once it is. */
export function unsubscribePage(
  lang: Lang,
  { label, title, done }: { label: string; title: string; done: boolean },
): PageContent {
  const said = texts[lang];
  const page = done ? said.done(label) : said.ask(label, title);
  const form = done
    ? `<form method="post"><input type="hidden" name="undo" value="yes"><button>${said.undo}</button></form>`
    : `<form method="post"><button>${said.button}</button></form>`;
  return { title: page.title, html: `<p>${escapeHtml(page.lead)}</p>${form}` };
}
