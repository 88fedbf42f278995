import { escapeHtml } from '../../../lib/escapeHtml';
import type { Lang } from '../../../lib/lang';
import type { PageContent } from '../../linkPages/page';

interface Reasons {
  name: string;
  reasons: readonly { term: string; text: string; declined: boolean }[];
}

const texts = {
  en: {
    title: (name: string) => `Why you should meet ${name}`,
    lead: 'Which of these reasons doesn’t fit? We won’t use it for your introductions again.',
    none: 'There’s nothing left here that you could change.',
    decline: 'Not this reason',
    declined: 'We won’t use this reason for you any more.',
    undo: 'Use it again',
  },
  ru: {
    title: (name: string) => `Почему вам стоит познакомиться с участником ${name}`,
    lead: 'Какая из причин вам не подходит? Больше мы не будем учитывать её для ваших знакомств.',
    none: 'Здесь больше нечего менять.',
    decline: 'Эта причина не подходит',
    declined: 'Эту причину мы для вас больше не учитываем.',
    undo: 'Учитывать снова',
  },
};

/** The reasons for a recommendation, each with a button to decline it. */
export function reasonsPage(lang: Lang, { name, reasons }: Reasons): PageContent {
  const said = texts[lang];
  const items = reasons.map(
    ({
      term,
      text,
      declined,
    }) => `<li><p>${escapeHtml(text)}</p>${declined ? `<p class="quiet">${said.declined}</p>` : ''}
<form method="post"><input type="hidden" name="term" value="${escapeHtml(term)}"><input type="hidden" name="declined" value="${declined ? 'no' : 'yes'}"><button>${declined ? said.undo : said.decline}</button></form></li>`,
  );
  return {
    title: said.title(name),
    html: items.length ? `<p>${said.lead}</p><ul>${items.join('')}</ul>` : `<p>${said.none}</p>`,
  };
}
