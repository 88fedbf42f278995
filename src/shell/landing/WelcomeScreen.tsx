import { useEarlySubmits } from '../../features/auth/short/earlySubmit';
import { useBoot } from '../context/bootContext';
import { AwayFromWelcome } from './AwayFromWelcome';
import { full, short } from './landings';

// One and the same, because later parts keep their props.
const none = [] as const;

/**
 * The welcome page (AUT-01): the landing of the community in the page's language, in full or as its first section with
 * the short form; a community may send its visitors elsewhere instead (CFG-12).
 */
export default function WelcomeScreen() {
  useEarlySubmits();
  const { config, lang } = useBoot();
  const { welcomeRedirectUrl, shortLanding, lang: own } = config.community;
  if (welcomeRedirectUrl) return <AwayFromWelcome url={welcomeRedirectUrl} />;
  const { sections = none } = config.landing[lang] ?? config.landing[own] ?? {};
  return shortLanding ? <short.Part sections={sections} /> : <full.Part sections={sections} />;
}
