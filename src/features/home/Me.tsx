import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Init } from '../../generated/api/currentUser';
import { personPath } from '../../lib/personPath';
import { routePaths } from '../../lib/routes';
import { Avatar } from '../../ui/Avatar/Avatar';
import { Badge } from '../../ui/Badge/Badge';
import { Button } from '../../ui/Button/Button';
import { Card } from '../../ui/Card/Card';
import { Stack } from '../../ui/Stack/Stack';
import { Heading } from '../../ui/Text/Heading';
import { Text } from '../../ui/Text/Text';
import { space } from '../../ui/theme';

const Words = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-block-start: ${space(4)};
`;

/** Who I am: face or initials, name or e-mail, role. */
export function Me({ init: { user, participant } }: { init: Init }) {
  const { t } = useTranslation('home');
  const name = participant ? `${participant.firstName} ${participant.lastName}`.trim() : '';
  return (
    <Card as="section" aria-label={t('me.title')}>
      <Stack $row $gap={4}>
        <Avatar name={name || user.email} src={participant?.avatarUrl} size="lg" decorative />
        <Words>
          <Heading level={2} size="md">
            {name || user.email}
          </Heading>
          {name && (
            <Text $size="sm" $tone="muted">
              {user.email}
            </Text>
          )}
          <Badge $tone="primary">{t(`me.role.${user.role}`)}</Badge>
        </Words>
      </Stack>
      {participant && (
        <Ways>
          <Button variant="secondary" size="sm" to={routePaths.profile}>
            {t('me.edit')}
          </Button>
          <Button variant="quiet" size="sm" to={personPath(participant.slug)}>
            {t('me.page')}
          </Button>
        </Ways>
      )}
    </Card>
  );
}
