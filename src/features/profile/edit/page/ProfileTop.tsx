import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../../lib/pathTo';
import { Button } from '../../../../ui/Button/Button';
import { Icon } from '../../../../ui/Icon/Icon';
import { Stack } from '../../../../ui/Stack/Stack';
import { Heading } from '../../../../ui/Text/Heading';
import { Text } from '../../../../ui/Text/Text';
import { Top } from './ProfilePage.styles';

interface ProfileTopProps {
  /** Not known while the profile loads. */
  slug?: string;
  onPreview?: () => void;
}

/** Title, and what leads to the page others see. */
export function ProfileTop({ slug, onPreview }: ProfileTopProps) {
  const { t } = useTranslation('profile');
  return (
    <Top>
      <div>
        <Heading level={1}>{t('title')}</Heading>
        <Text $tone="muted">{t('intro')}</Text>
      </div>
      <Stack $row $gap={2} $wrap>
        <Button
          variant="secondary"
          size="sm"
          icon={<Icon icon={Eye} size={18} />}
          disabled={!onPreview}
          onClick={onPreview}
        >
          {t('seen')}
        </Button>
        {slug ? (
          <Button variant="quiet" size="sm" to={pathTo('participant', { slug })}>
            {t('page')}
          </Button>
        ) : (
          <Button variant="quiet" size="sm" disabled>
            {t('page')}
          </Button>
        )}
      </Stack>
    </Top>
  );
}
