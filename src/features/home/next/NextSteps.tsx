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
import { Wanted } from './Wanted';

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
 * What comes next: confirm the address, wait for admission; for who is in, when introductions come, the invitation, and
 * what the profile lacks: last, as nobody's page says how much that is, and nothing above it moves.
 */
export function NextSteps({ init, title, inviteUrl, contact }: NextStepsProps) {
  const { t } = useTranslation('home');
  const isIn = init?.user.enabled ?? true;
  const invitation = init?.invitationId;
  const missing = init?.participant?.missing ?? [];
  return (
    <Stack as="section" $gap={4} aria-labelledby="next-steps">
      <Heading level={2} size="lg" id="next-steps">
        {t('next.title')}
      </Heading>
      {init && !init.emailConfirmed && <ConfirmEmail email={init.user.email} />}
      {isIn ? (
        <Introductions title={title} />
      ) : (
        <Step title={t('admission.title')} kind="wait">
          <Text $tone="muted">{t('admission.text', { title })}</Text>
          {contact}
        </Step>
      )}
      {isIn && (!init || invitation) && <Invite url={invitation ? inviteUrl(invitation) : ''} />}
      {missing.length > 0 && <Missing parts={missing} />}
      {init?.introFor && <Wanted {...init.introFor} />}
    </Stack>
  );
}
