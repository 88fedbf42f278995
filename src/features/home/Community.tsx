import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/Card/Card';
import { Link } from '../../ui/Link/Link';
import { Stack } from '../../ui/Stack/Stack';
import { Heading } from '../../ui/Text/Heading';
import { Text } from '../../ui/Text/Text';

export interface CommunityProps {
  title: string;
  description?: string;
  siteUrl?: string;
}

/** The community's name, description and site. */
export function Community({ title, description, siteUrl }: CommunityProps) {
  const { t } = useTranslation('home');
  const { t: say } = useTranslation();
  return (
    <Card as="section" aria-label={t('community.title')}>
      <Stack $gap={2}>
        <Heading level={2} size="lg">
          {title}
        </Heading>
        {description && (
          <Text $size="sm" $tone="muted">
            {description}
          </Text>
        )}
        {siteUrl && (
          <Text $size="sm">
            <Link alone href={siteUrl} newTab={say('opensAnotherSite')}>
              {t('community.site')}
            </Link>
          </Text>
        )}
      </Stack>
    </Card>
  );
}
