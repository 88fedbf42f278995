import { useTranslation } from 'react-i18next';
import { ParticipantSummary } from '../../components/participant/ParticipantSummary';
import { nameOf } from '../../components/participant/participantText';
import type { Init } from '../../generated/api/currentUser';
import { pathTo } from '../../lib/pathTo';
import { routePaths } from '../../lib/routes';
import { Badge } from '../../ui/Badge/Badge';
import { Button } from '../../ui/Button/Button';
import { Card } from '../../ui/Card/Card';
import { Actions } from './OwnProfileCard.styles';

/** The member's own card: avatar or initials, name or email, role. */
export function OwnProfileCard({ init: { user, participant } }: { init: Init }) {
  const { t } = useTranslation('home');
  const name = participant ? nameOf(participant) : '';
  return (
    <Card as="section" aria-label={t('me.title')}>
      <ParticipantSummary
        level={2}
        name={name || user.email}
        photo={participant?.avatarUrl}
        line={name && user.email}
      >
        <Badge $tone="primary">{t(`me.role.${user.role}`)}</Badge>
      </ParticipantSummary>
      {participant && (
        <Actions>
          <Button variant="secondary" size="sm" to={routePaths.profile}>
            {t('me.edit')}
          </Button>
          <Button variant="quiet" size="sm" to={pathTo('participant', { slug: participant.slug })}>
            {t('me.page')}
          </Button>
        </Actions>
      )}
    </Card>
  );
}
