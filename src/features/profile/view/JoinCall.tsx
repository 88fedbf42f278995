import { useTranslation } from 'react-i18next';
import { routePaths } from '../../../lib/routes';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';

/** A visitor who came by a shared link is asked in. */
export function JoinCall({ name, community }: { name: string; community: string }) {
  const { t } = useTranslation('person');
  return (
    <Card as="section" $look="soft">
      <Stack $row="md" $gap={4} $justify="between">
        <Stack $gap={1}>
          <Heading level={2} size="lg">
            {t('join.title', { name })}
          </Heading>
          <Text $tone="muted">{t('join.text', { community })}</Text>
        </Stack>
        <Button to={routePaths.registration}>{t('join.action', { community })}</Button>
      </Stack>
    </Card>
  );
}
