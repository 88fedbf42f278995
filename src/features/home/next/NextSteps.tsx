import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Init } from '../../../generated/api/currentUser';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';
import { ConfirmEmail } from './ConfirmEmail';
import { Introductions } from './Introductions';
import { Invite } from './Invite';
import { Missing } from './Missing';
import { Step } from './Step';
import { StepsSkeleton } from './StepsSkeleton';

interface NextStepsProps {
  /** Not known yet: what comes next for most. */
  init: Init | undefined;
  /** The community's. */
  title: string;
  inviteUrl: (id: string) => string;
  /** The way to the community's team. */
  contact?: ReactNode;
}

/**
 * What comes next: confirm the address, wait for admission; for who is in, when introductions come, what the profile lacks,
 * and the invitation.
 */
export function NextSteps({ init, ...community }: NextStepsProps) {
  const { t } = useTranslation('home');
  return (
    <Stack as="section" $gap={4} aria-labelledby="next-steps">
      <Heading level={2} size="lg" id="next-steps">
        {t('next.title')}
      </Heading>
      {init ? <Steps init={init} {...community} /> : <StepsSkeleton />}
    </Stack>
  );
}

function Steps({ init, title, inviteUrl, contact }: NextStepsProps & { init: Init }) {
  const { t } = useTranslation('home');
  const { user, emailConfirmed, invitationId, participant } = init;
  return (
    <>
      {!emailConfirmed && <ConfirmEmail email={user.email} />}
      {user.enabled ? (
        <Introductions title={title} />
      ) : (
        <Step title={t('admission.title')} kind="wait">
          <Text $tone="muted">{t('admission.text', { title })}</Text>
          {contact}
        </Step>
      )}
      {participant && participant.missing.length > 0 && <Missing parts={participant.missing} />}
      {user.enabled && invitationId && <Invite url={inviteUrl(invitationId)} />}
    </>
  );
}
