import { useTranslation } from 'react-i18next';
import type { Init } from '../../../generated/api/currentUser';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';
import { ConfirmEmail } from './ConfirmEmail';
import { Invite } from './Invite';
import { Step } from './Step';

interface NextStepsProps {
  init: Init;
  /** The community's. */
  title: string;
  inviteUrl: (id: string) => string;
}

/** What comes next: confirm the address, wait for admission, invite people. */
export function NextSteps({ init, title, inviteUrl }: NextStepsProps) {
  const { t } = useTranslation('home');
  const { user, emailConfirmed, invitationId } = init;
  const nothing = emailConfirmed && user.enabled && !invitationId;
  return (
    <Stack as="section" $gap={4} aria-labelledby="next-steps">
      <Heading level={2} size="lg" id="next-steps">
        {t('next.title')}
      </Heading>
      {!emailConfirmed && <ConfirmEmail email={user.email} />}
      {!user.enabled && (
        <Step title={t('admission.title')} kind="wait">
          <Text $tone="muted">{t('admission.text', { title })}</Text>
        </Step>
      )}
      {user.enabled && invitationId && <Invite url={inviteUrl(invitationId)} />}
      {nothing && <Text $tone="muted">{t('next.done')}</Text>}
    </Stack>
  );
}
