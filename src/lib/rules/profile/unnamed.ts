import type { Lang } from '../../lang';

/** The name of members whose community does not ask for names. */
export const unnamed: Readonly<Record<Lang, string>> = { en: 'Member', ru: 'Участник' };
