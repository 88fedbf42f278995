import { useTranslation } from 'react-i18next';
import { routePaths } from '../../lib/routes';
import { Button } from '../../ui/Button/Button';
import { Stack } from '../../ui/Stack/Stack';

export type HomeTab = 'people' | 'requests';

/** Switches between people to meet and requests. */
export function Tabs({ tab }: { tab: HomeTab }) {
  const { t } = useTranslation('home');
  return (
    <Stack as="nav" $row $gap={1} aria-label={t('tabs.label')}>
      {(['people', 'requests'] as const).map((each) => (
        <Button
          key={each}
          size="sm"
          variant={each === tab ? 'secondary' : 'quiet'}
          to={routePaths.myCommunities + (each === 'people' ? '' : `?tab=${each}`)}
          aria-current={each === tab ? 'page' : undefined}
        >
          {t(`tabs.${each}`)}
        </Button>
      ))}
    </Stack>
  );
}
