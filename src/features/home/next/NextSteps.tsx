import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Init } from '../../../generated/api/currentUser';
import { firstViewPart } from '../../../lib/firstViewPart';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';
import { Introductions } from './Introductions';
import { Profile } from './Profile';

const Wanted = firstViewPart('features/home/next/Wanted.tsx', () => import('./Wanted'));

interface NextStepsProps {
  /** Undefined while unknown: then the steps of most members are shown. */
  init: Init | undefined;
  /** The community's. */
  title: string;
  /** Whether it has weekly recommendations. */
  weekly: boolean;
  /** Whether people to meet, and the next date, are shown above. */
  met: boolean;
  /** The member's invitation, unless it stands elsewhere. */
  invite: ReactNode;
}

/**
 * The next steps: when introductions come (if nothing else shows it), missing parts of the profile, the invitation.
 * Each has a reserved place before the user is known, so that nothing moves. The member whom a user wanted to meet
 * before being admitted is below all of them.
 */
export function NextSteps({ init, title, weekly, met, invite }: NextStepsProps) {
  const { t } = useTranslation('home');
  return (
    <Stack as="section" $gap={4} aria-labelledby="next-steps">
      <Heading level={2} size="lg" id="next-steps">
        {t('next.title')}
      </Heading>
      {!met && <Introductions title={title} weekly={weekly} init={init} />}
      <Profile missing={init?.participant?.missing} />
      {invite}
      {init?.introFor && !init.introFor.card && (
        <Suspense fallback={null}>
          <Wanted {...init.introFor} />
        </Suspense>
      )}
    </Stack>
  );
}
