import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../api/request';
import { getMeetingFile } from '../../generated/api/client/meeting';
import type { Meeting, MeetingState } from '../../generated/api/meeting';
import { asWritten } from '../../lib/asWritten';
import { ownZone } from '../../lib/browserFacts';
import { firstViewPart } from '../../lib/firstViewPart';
import { lazyPart } from '../../lib/lazyInTime';
import { saveFile } from '../../lib/saveFile';
import { Badge } from '../../ui/Badge/Badge';
import { Banner } from '../../ui/Banner/Banner';
import { Button } from '../../ui/Button/Button';
import { Card } from '../../ui/Card/Card';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { Stack } from '../../ui/Stack/Stack';
import { Heading } from '../../ui/Text/Heading';
import { Text } from '../../ui/Text/Text';
import { useSubmit } from '../form/useSubmit';
import { MeetingMessage } from './MeetingMessage';
import { useFormatTime } from './useZone';

const PickTime = firstViewPart('components/meeting/PickTime.tsx', async () => ({
  default: (await import('./PickTime')).PickTime,
}));
const CancelDialog = lazyPart(() => import('./CancelDialog'));
const ProposeDialog = lazyPart(() => import('./ProposeDialog'));

interface MeetingCardProps {
  meeting: Meeting;
  meetingUrl: string;
  level?: 3 | 4;
  /** Inside a person's card: a surface of its own, without a border. */
  inside?: boolean;
  zone?: string;
  now?: () => Date;
  onChange: (meeting: Meeting) => void;
}

const tones = {
  PROPOSED_BY_ME: 'neutral',
  PROPOSED_BY_THEM: 'primary',
  LAPSED: 'warning',
  AGREED: 'success',
  PAST: 'neutral',
  CANCELLED: 'neutral',
} as const satisfies Record<MeetingState, string>;

/** A meeting and the actions on it. */
export function MeetingCard(props: MeetingCardProps) {
  const { meeting, level = 3, inside, zone = ownZone(), onChange, ...rest } = props;
  const { id, subject, state, acts, slots, minutes, startsAt, place, message, theirTimeZone } = meeting;
  const { t } = useTranslation('meeting');
  const { t: common } = useTranslation();
  const [open, setOpen] = useState<'propose' | 'cancel'>();
  const zones = { mine: zone, theirs: theirTimeZone };
  const say = useFormatTime(zones, minutes, subject.firstName);
  const sayOffered = useFormatTime(zones, meeting.offered?.minutes ?? minutes, subject.firstName);
  const changed = (next: Meeting) => {
    setOpen(undefined);
    onChange(next);
  };
  const saving = useSubmit({
    send: async () =>
      saveFile('meeting.ics', await request(getMeetingFile, { params: { id } }), 'text/calendar'),
  });
  const name = subject.firstName || subject.lastName;
  const agreed = startsAt ? say(startsAt) : undefined;
  const waits = slots.length > 0 && !acts.includes('PICK');
  return (
    <Card as="article" $variant={inside ? 'soft' : 'outlined'} aria-label={t('title', { name })}>
      <Stack $gap={3}>
        <Stack $row $gap={2} $wrap>
          <Heading level={level} size="md">
            {t('title', { name })}
          </Heading>
          <Badge $tone={tones[state]}>{t(`state.${state}`, { name })}</Badge>
        </Stack>
        {agreed && <Text>{agreed.mine}</Text>}
        {agreed?.theirs && (
          <Text $size="sm" $tone="muted">
            {agreed.theirs}
          </Text>
        )}
        {place.text && !place.url && <Text {...asWritten(place.text)}>{place.text}</Text>}
        {message && <MeetingMessage message={message} name={name} />}
        {state === 'AGREED' && slots.length > 0 && <Text $tone="muted">{t('others')}</Text>}
        {waits && (
          <Stack as="ul" $gap={1} aria-label={t('suggested')}>
            {slots.map((slot) => {
              const { mine, theirs } = sayOffered(slot);
              return (
                <li key={slot}>
                  <Text as="span">{mine}</Text>{' '}
                  {theirs && (
                    <Text as="span" $size="sm" $tone="muted">
                      {theirs}
                    </Text>
                  )}
                </li>
              );
            })}
          </Stack>
        )}
        {acts.includes('PICK') && (
          <Suspense fallback={<Skeleton shape="block" height={`${8 + slots.length * 4}rem`} />}>
            <PickTime meeting={meeting} zone={zone} onDone={changed} />
          </Suspense>
        )}
        {saving.wrong.call && (
          <Banner tone="error" role="alert">
            {saving.wrong.call}
          </Banner>
        )}
        {(acts.length > 0 || place.url) && (
          <Stack $row $gap={2} $wrap>
            {state === 'AGREED' && place.url && (
              <Button size="sm" href={place.url} target="_blank" rel="noopener noreferrer">
                {t('join')}
              </Button>
            )}
            {acts.includes('SAVE') && (
              <Button
                size="sm"
                variant="secondary"
                loading={saving.busy}
                loadingLabel={common('loading')}
                onClick={() => void saving.submit()}
              >
                {t('save')}
              </Button>
            )}
            {acts.includes('PROPOSE') && (
              <Button size="sm" variant="secondary" onClick={() => setOpen('propose')}>
                {t('suggestOthers')}
              </Button>
            )}
            {acts.includes('CANCEL') && (
              <Button size="sm" variant="quiet" onClick={() => setOpen('cancel')}>
                {t('cancel')}
              </Button>
            )}
          </Stack>
        )}
      </Stack>
      <Suspense fallback={null}>
        {open === 'propose' && (
          <ProposeDialog
            {...rest}
            subject={subject}
            theirZone={theirTimeZone}
            meeting={meeting}
            zone={zone}
            onDone={changed}
            onClose={() => setOpen(undefined)}
          />
        )}
        {open === 'cancel' && (
          <CancelDialog meeting={meeting} onDone={changed} onClose={() => setOpen(undefined)} />
        )}
      </Suspense>
    </Card>
  );
}
