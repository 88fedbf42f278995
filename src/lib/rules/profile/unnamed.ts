import type { Lang } from '../../lang';

/** What stands for the name of a member whose community asks for none. */
export const unnamed: Readonly<Record<Lang, string>> = { en: 'Member', ru: 'Участник' };
