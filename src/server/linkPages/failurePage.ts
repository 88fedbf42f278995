import { escapeHtml } from '../../lib/escapeHtml';
import type { Lang } from '../../lib/lang';
import type { PageContent } from './page';

/** Links that nobody has, of which the API’s text speaks as invitations, and malformed ones. */
const unknownLinks: readonly number[] = [1108, 1100];

const texts = {
  en: {
    unknown: {
      title: 'This link doesn’t work',
      lead: 'It’s incomplete, or no longer valid. You can do the same in the community.',
    },
    failed: 'That didn’t work',
  },
  ru: {
    unknown: {
      title: 'Ссылка не работает',
      lead: 'Она неполная или больше не действует. То же самое можно сделать в сообществе.',
    },
    failed: 'Не получилось',
  },
} satisfies Record<Lang, object>;

/** A link of an email that leads to nothing, or whose page failed. */
export function failurePage(lang: Lang, { code, message }: { code: number; message: string }): PageContent {
  const { unknown, failed } = texts[lang];
  const { title, lead } = unknownLinks.includes(code) ? unknown : { title: failed, lead: message };
  return { title, html: `<p>${escapeHtml(lead)}</p>` };
}
