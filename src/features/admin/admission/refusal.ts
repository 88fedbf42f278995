import type { Lang } from '../../../lib/lang';

/** The suggested beginning of a refusal, in the community's language. Managers edit it. */
export const refusalIn: Record<Lang, (title: string) => string> = {
  en: (title) =>
    `Thank you for wanting to join ${title}, and for the time you took to apply.\n\nThis time we can’t take you in: `,
  ru: (title) =>
    `Спасибо за интерес к сообществу «${title}» и за время, которое вы потратили на заявку.\n\nСейчас мы не можем вас принять: `,
};
