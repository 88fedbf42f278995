import { Home } from '../../features/home/Home';
import { useTexts } from '../../i18n/useTexts';
import { localize } from '../../lib/lang';
import { routePaths } from '../../lib/routes';
import { useBoot } from '../context/bootContext';

const inviteUrl = (id: string): string =>
  `${location.origin}${routePaths.invitation}?id=${encodeURIComponent(id)}`;

/** Home at /my_communities. */
export default function HomeScreen() {
  useTexts('home');
  const { config, lang } = useBoot();
  const community = {
    title: config.community.title,
    description: config.landing[lang]?.description,
    siteUrl: config.brand.siteUrl,
  };
  const { visible, example, options } = config.steps.lookingFor;
  const request = {
    required: visible,
    example: localize(example, lang),
    phrases: options.map((option) => localize(option, lang)),
  };
  const weekly = config.community.matching.enabled;
  return <Home community={community} inviteUrl={inviteUrl} request={request} weekly={weekly} />;
}
