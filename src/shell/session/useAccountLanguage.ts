import { useEffect } from 'react';
import { useInit } from '../../api/useInit';
import { useSession } from '../../api/session/store';
import { isLang, type Lang } from '../../lib/lang';
import { rememberLanguage } from '../context/chooseLanguage';
import { useBoot } from '../context/bootContext';

/** The language stored with the account, if the community offers it and this browser has no stored choice. */
export function accountLanguage(
  { preferredLang }: { preferredLang: 'EN' | 'RU' | null },
  { chosen, offered }: { chosen: Lang | null; offered: readonly Lang[] },
): Lang | undefined {
  const lang = preferredLang?.toLowerCase();
  return !chosen && isLang(lang) && offered.includes(lang) ? lang : undefined;
}

/** Uses the language that a member chose elsewhere: a browser that is new to them reloads the page in it (UIX-07, U02). */
export function useAccountLanguage(reload = () => location.reload()): void {
  const { config, lang } = useBoot();
  const user = useInit({ enabled: false }).data?.user;
  const chosen = useSession((session) => session.language);
  const wanted = user && accountLanguage(user, { chosen, offered: config.community.langChoices });
  useEffect(() => {
    if (!wanted) return;
    rememberLanguage(wanted);
    if (wanted !== lang) reload();
  }, [wanted, lang, reload]);
}
