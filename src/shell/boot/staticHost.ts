import type { ResolvedCommunity } from '../../config/types';
import type { Lang } from '../../lib/lang';

/** The folder of a host. On a development machine `<domain>.localhost` means the domain. */
export function domainOfHost(host: string, hosts: Readonly<Record<string, string>>): string | undefined {
  const name = host.replace(/\.localhost$/, '');
  return Object.hasOwn(hosts, name) ? hosts[name] : undefined;
}

/** The stored language if the community offers it, else the community's own (UIX-07). */
export const langOf = (
  { lang, langChoices }: Pick<ResolvedCommunity, 'lang' | 'langChoices'>,
  stored: Lang | null,
): Lang => (stored && langChoices.includes(stored) ? stored : lang);
