import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refreshMeetings } from '../meeting/refreshMeetings';
import type { Rated } from '../meeting/RateMeeting';
import { nameOf } from '../participant/participantText';
import { lazyPart } from '../../lib/lazyInTime';
import { Button } from '../../ui/Button/Button';
import { toast } from '../../ui/toast/toast';
import { refreshIntroductions } from './introductionQueries';

const RateDialog = lazyPart(() => import('../meeting/RateDialog'));

/** A contact or a waiting question. A pair that no longer exists has no ids. */
type Ratable = { [Key in keyof Rated]: Rated[Key] | (Key extends `matching${string}` ? null : never) };

interface RateButtonProps {
  match: Ratable;
  isRated?: boolean;
}

/** Opens the dialog for rating a meeting. */
export function RateButton({ match, isRated }: RateButtonProps) {
  const { t } = useTranslation('meeting');
  const [open, setOpen] = useState(false);
  const { matchingId, matchingResultId } = match;
  if (!matchingId || !matchingResultId) return null;
  const close = () => setOpen(false);
  const name = nameOf(match.subject);
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        aria-label={t(isRated ? 'rate.changeOf' : 'rate.actionOf', { name })}
        onClick={() => setOpen(true)}
      >
        {t(isRated ? 'rate.change' : 'rate.action')}
      </Button>
      <Suspense fallback={null}>
        {open && (
          <RateDialog
            match={{ ...match, matchingId, matchingResultId }}
            onDone={() => {
              close();
              toast.success(t('rate.done'));
              void refreshMeetings();
              void refreshIntroductions();
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
