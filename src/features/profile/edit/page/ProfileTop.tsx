import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../../lib/pathTo';
import { Button } from '../../../../ui/Button/Button';
import { Stack } from '../../../../ui/Stack/Stack';
import { Heading } from '../../../../ui/Text/Heading';
import { Text } from '../../../../ui/Text/Text';
import { PreviewButton } from '../preview/PreviewButton';
import { Top } from './ProfilePage.styles';

/** Title, and what leads to the page others see; its slug is not known while the profile loads. */
export function ProfileTop({ slug, title }: { slug?: string; title?: string }) {
  const { t } = useTranslation('profile');
  return (
    <Top>
      <div>
        <Heading level={1}>{title ?? t('title')}</Heading>
        <Text $tone="muted">{t('intro')}</Text>
      </div>
      <Stack $row $gap={2} $wrap>
        <PreviewButton size="sm" loading={!slug}>
          {t('seen')}
        </PreviewButton>
        {slug ? (
          <Button variant="quiet" size="sm" to={pathTo('participant', { slug })}>
            {t('page')}
          </Button>
        ) : (
          <Button variant="quiet" size="sm" loading>
            {t('page')}
          </Button>
        )}
      </Stack>
    </Top>
  );
}
