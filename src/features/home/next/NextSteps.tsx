import { useTranslation } from 'react-i18next';
import type { Init } from '../../../generated/api/currentUser';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';
import { ConfirmEmail } from './ConfirmEmail';
import { Invite } from './Invite';
import { Step } from './Step';

interface NextStepsProps {
  /** Not known yet: what comes next for most. */
  init: Init | undefined;
  /** The community's. */
  title: string;
  inviteUrl: (id: string) => string;
}

/** What comes next: confirm the address, wait for admission, invite people. */
export function NextSteps({ init, title, inviteUrl }: NextStepsProps) {
  const { t } = useTranslation('home');
  const invitation = init?.user.enabled ? (init.invitationId ?? undefined) : undefined;
  return (
    <Stack as="section" $gap={4} aria-labelledby="next-steps">
      <Heading level={2} size="lg" id="next-steps">
        {t('next.title')}
      </Heading>
      {init && !init.emailConfirmed && <ConfirmEmail email={init.user.email} />}
      {init && !init.user.enabled && (
        <Step title={t('admission.title')} kind="wait">
          <Text $tone="muted">{t('admission.text', { title })}</Text>
        </Step>
      )}
      {(!init || invitation) && <Invite url={invitation && inviteUrl(invitation)} />}
      {init?.emailConfirmed && init.user.enabled && !invitation && (
        <Text $tone="muted">{t('next.done')}</Text>
      )}
    </Stack>
  );
}
