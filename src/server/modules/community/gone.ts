import { quickParse } from '../../../config/load/quickParse';
import { claimsOf } from '../../../config/recover/claims';
import { isObject } from '../../../config/resolve/merge';
import { isLang, type Lang } from '../../../lib/lang';
import type { LastGood } from './lastGood';

/** A community whose folder was removed. */
export interface Gone {
  /** Its language. */
  lang: Lang;
}

const name = 'community.json';

/**
 * Finds removed communities by their former domain, alias or id, so that no other community answers for them. `domains`
 * are the existing ones; pass the same array while they are unchanged.
 */
export function createGone(
  lastGood: Pick<LastGood, 'of' | 'domains'>,
  domains: () => readonly string[],
  usual: Lang,
): (called: string) => Gone | undefined {
  let at: { domains: readonly string[]; known: number } | undefined;
  const names = new Map<string, Gone>();

  function remember(domain: string): void {
    const file = lastGood.of(domain)?.files.find((one) => one.name === name);
    const value = file && quickParse(file.text)?.value;
    const said = isObject(value) ? value.lang : undefined;
    const gone = { lang: isLang(said) ? said : usual };
    const { id = domain, aliases = [] } = claimsOf(domain, file, () => undefined);
    for (const called of [domain, id, ...aliases]) names.set(called, gone);
  }

  return (called) => {
    const [there, all] = [domains(), lastGood.domains()];
    if (at?.domains !== there || at.known !== all.length) {
      at = { domains: there, known: all.length };
      names.clear();
      const here = new Set(there);
      for (const domain of all) if (!here.has(domain)) remember(domain);
    }
    return names.get(called);
  };
}
