import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { routePaths } from '../../../lib/routes';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';
import { space } from '../../../ui/theme';

const Copy = styled.div`
  display: grid;
  gap: ${space(1)};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

interface JoinCallProps {
  name: string;
  community: string;
  /** They are about to sign up. */
  onJoin: () => void;
}

/** A visitor who came by a shared link is asked in. */
export function JoinCall({ name, community, onJoin }: JoinCallProps) {
  const { t } = useTranslation('participant');
  return (
    <Card as="section" $variant="soft">
      <Stack $row="md" $gap={4} $justify="between">
        <Copy>
          <Heading level={2} size="lg">
            {t('join.title', { name })}
          </Heading>
          <Text $tone="muted">{t('join.text', { community })}</Text>
        </Copy>
        <Button to={routePaths.registration} onClick={onJoin}>
          {t('join.action', { community })}
        </Button>
      </Stack>
    </Card>
  );
}
