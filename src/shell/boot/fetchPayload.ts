import { formatError } from '../../config/errors';
import type { BootPayload } from '../../config/bootPayload';
import { buildCommunity } from '../../config/pipeline';
import { reportError } from '../../api/reportError';
import { useSession } from '../../api/session/store';
import { applyBrand, applyLink } from '../context/applyBrand';
import { showTheme, storedTheme } from '../context/theme';
import { builtVariant } from '../context/variant';
import { fetchFolder, fetchHosts } from './fetchFolder';
import { domainOfHost, langOf } from './staticHost';

const defaultDomain = 'default';

/**
 * Starts without our server: fetches the community's files, runs the pipeline here and paints the brand (CFG-04,
 * CFG-07). Falls back from the host's folder to the default's.
 */
export async function fetchPayload(): Promise<BootPayload> {
  const domain = domainOfHost(location.hostname, await fetchHosts()) ?? defaultDomain;
  const [defaults, own] = await Promise.all([
    fetchFolder(defaultDomain),
    domain === defaultDomain ? undefined : fetchFolder(domain),
  ]);
  const folder = own && own.files.length > 0 ? own : defaults;
  const { config, errors } = buildCommunity({ folder, defaults, lang: builtVariant.lang });
  // The error report informs the operator of a broken file; the page uses the valid ones (CFG-06).
  for (const error of errors) if (error.severity === 'error') reportError(new Error(formatError(error)));
  const lang = langOf(config.community, useSession.getState().language);
  document.documentElement.lang = lang;
  const theme = storedTheme();
  applyBrand(config.brand);
  showTheme(theme);
  // The build put them beside the community's files.
  const drawn = `/community/${encodeURIComponent(config.domain)}/brand`;
  applyLink('apple-touch-icon', `${drawn}/apple-touch-icon.png`);
  applyLink('manifest', `${drawn}/${lang}.webmanifest`);
  return { config, lang, theme: theme === 'system' ? null : theme };
}
