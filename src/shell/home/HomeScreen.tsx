import { useSearchParams } from 'react-router-dom';
import { useKnowsAddress } from '../../api/useKnowsAddress';
import { Home } from '../../features/home/Home';
import { useTexts } from '../../i18n/useTexts';
import { siteOrigin } from '../../lib/browserFacts';
import { localize } from '../../lib/lang';
import { routePaths } from '../../lib/routes';
import { useBoot } from '../context/bootContext';
import { useTabLabel } from '../context/useTabLabel';

/** More are shown by pressing for them alone. */
const mostPages = 20;

const inviteUrl = (id: string): string =>
  `${siteOrigin()}${routePaths.invitation}?id=${encodeURIComponent(id)}`;

/** Home at /my_communities. */
export default function HomeScreen() {
  useTexts('home', 'introduction');
  const { config, lang } = useBoot();
  const tabLabel = useTabLabel();
  const [params, setParams] = useSearchParams();
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
  const { transparent } = config.community;
  const knowsAddress = useKnowsAddress();
  const tab = knowsAddress && transparent && params.get('tab') === 'requests' ? 'requests' : 'people';
  // The number of pages is in the address, so that going back shows the same list.
  const pages = Math.min(Math.max(Number.parseInt(params.get(tab) ?? '1', 10) || 1, 1), mostPages);
  const onPages = (count: number) =>
    setParams(
      { ...(tab === 'requests' && { tab }), [tab]: String(count) },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Home
      title={tabLabel('myCommunities')}
      community={community}
      inviteUrl={inviteUrl}
      request={request}
      weekly={weekly}
      transparent={transparent}
      tab={tab}
      pages={pages}
      onPages={onPages}
    />
  );
}
