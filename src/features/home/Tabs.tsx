import { useTranslation } from 'react-i18next';
import { routePaths } from '../../lib/routes';
import { LinkTabs } from '../../ui/LinkTabs/LinkTabs';

const tabs = ['people', 'requests'] as const;

export type HomeTab = (typeof tabs)[number];

/** Switches between people to meet and requests. */
export function Tabs({ tab }: { tab: HomeTab }) {
  const { t } = useTranslation('home');
  return (
    <LinkTabs
      label={t('tabs.label')}
      tabs={tabs.map((each) => ({
        label: t(`tabs.${each}`),
        to: routePaths.myCommunities + (each === 'people' ? '' : `?tab=${each}`),
        selected: each === tab,
      }))}
    />
  );
}
