import { startTransition, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnParticipant } from '../../../generated/api/currentUser';
import { asWritten } from '../../../lib/asWritten';
import { aheadOf, lazyPart } from '../../../lib/lazyInTime';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';
import { FourLines } from './Mine.styles';
import type { RequestSettings } from './requestSettings';

const loadForm = () => import('./RequestForm');
const RequestForm = lazyPart(loadForm);
const ahead = aheadOf(loadForm);

interface MyRequestProps {
  /** Not known yet. */
  participant: OwnParticipant | undefined;
  settings: RequestSettings;
}

/** The member's own request, edited in place (HOM-01). */
export function MyRequest({ participant, settings }: MyRequestProps) {
  const { t } = useTranslation('home');
  const [editing, setEditing] = useState(false);
  const lookingFor = participant?.lookingFor;
  const shown = (
    <>
      <FourLines>
        {!participant && <Skeleton height="3rem" />}
        {participant && (
          <Text {...(lookingFor && asWritten(lookingFor))} $tone={lookingFor ? 'default' : 'muted'}>
            {lookingFor ?? t('request.none')}
          </Text>
        )}
      </FourLines>
      <div>
        <Button
          variant="secondary"
          size="sm"
          loading={!participant}
          onPointerEnter={ahead}
          onFocus={ahead}
          // The button stays until the form is there, so that its field can take over the focus.
          onClick={() => startTransition(() => setEditing(true))}
        >
          {t(lookingFor === null ? 'request.add' : 'request.edit')}
        </Button>
      </div>
    </>
  );
  return (
    <Card as="section" aria-labelledby="my-request">
      {/* The attribute tells `keepFocus` which button returns. */}
      <Stack $gap={3} data-actions>
        <Heading level={2} size="lg" id="my-request">
          {t('request.title')}
        </Heading>
        <Suspense fallback={shown}>
          {participant && editing ? (
            <RequestForm
              participantId={participant.id}
              lookingFor={lookingFor ?? ''}
              settings={settings}
              onClose={() => setEditing(false)}
            />
          ) : (
            shown
          )}
        </Suspense>
      </Stack>
    </Card>
  );
}
