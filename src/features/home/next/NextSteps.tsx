import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Init } from '../../../generated/api/currentUser';
import { lazyPart } from '../../../lib/lazyInTime';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';
import { Introductions } from './Introductions';
import { Invite } from './Invite';
import { InviteLater } from './InviteLater';
import { Profile } from './Profile';

const Wanted = lazyPart(() => import('./Wanted'));

interface NextStepsProps {
  /** Not known yet: what comes next for most. */
  init: Init | undefined;
  /** The community's. */
  title: string;
  /** Whether it recommends people every week. */
  weekly: boolean;
  /** Whether people to meet stand above, and when they come. */
  met: boolean;
  inviteUrl: (id: string) => string;
}

/**
 * What comes next: when introductions come, where nothing else says it, what the profile lacks, the invitation. Each has its place before anything is
 * known of who reads it, so that nothing moves when it is; whom some wanted to meet, who are not inside yet, stands below all of them.
 */
export function NextSteps({ init, title, weekly, met, inviteUrl }: NextStepsProps) {
  const { t } = useTranslation('home');
  const invitation = init?.invitationId;
  return (
    <Stack as="section" $gap={4} aria-labelledby="next-steps">
      <Heading level={2} size="lg" id="next-steps">
        {t('next.title')}
      </Heading>
      {!met && <Introductions title={title} weekly={weekly} init={init} />}
      <Profile missing={init?.participant?.missing} />
      {init && !invitation ? <InviteLater /> : <Invite url={invitation ? inviteUrl(invitation) : ''} />}
      {init?.introFor && !init.introFor.card && (
        <Suspense fallback={null}>
          <Wanted {...init.introFor} />
        </Suspense>
      )}
    </Stack>
  );
}
