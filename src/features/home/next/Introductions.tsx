import { useTranslation } from 'react-i18next';
import type { Init } from '../../../generated/api/currentUser';
import { routePaths } from '../../../lib/routes';
import { Button } from '../../../ui/Button/Button';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Text } from '../../../ui/Text/Text';
import { Step, StepRow } from './Step';

interface IntroductionsProps {
  /** The community's. */
  title: string;
  /** Whether the community has weekly recommendations. */
  weekly: boolean;
  init: Init | undefined;
}

/** When introductions come, and where to, which an address that is not confirmed does not say yet (AUT-07). */
export function Introductions({ title, weekly, init }: IntroductionsProps) {
  const { t } = useTranslation('home');
  return (
    <Step title={t('introductions.title')} kind="meet">
      <Text $tone="muted">{weekly ? t('introductions.text') : t('introductions.off', { title })}</Text>
      <StepRow>
        {!init && <Skeleton width="16rem" />}
        {weekly && init?.emailConfirmed === true && init.participant?.byEmail !== false && (
          <Text $size="sm" $tone="muted">
            {t('introductions.to', { email: init.user.email })}
          </Text>
        )}
        {init?.emailConfirmed === false && (
          <Button size="sm" to={routePaths.lastStep}>
            {t('introductions.confirm')}
          </Button>
        )}
      </StepRow>
    </Step>
  );
}
