import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyOtherTabs } from '../../../api/otherTabs';
import { initQuery } from '../../../api/queries';
import { request } from '../../../api/request';
import { useSubmit } from '../../../components/form/useSubmit';
import { refreshIntroductions } from '../../../components/introduction/introductionQueries';
import type { OwnParticipant } from '../../../generated/api/currentUser';
import { pauseNetworking } from '../../../generated/api/client/participant';
import { formatDate } from '../../../i18n/format';
import { useLang } from '../../../i18n/useLang';
import { Button } from '../../../ui/Button/Button';
import { NativeSelect } from '../../../ui/NativeSelect/NativeSelect';
import { Text } from '../../../ui/Text/Text';
import { toast } from '../../../ui/toast/toast';
import { changeOwn } from './changeOwn';
import { PauseRow } from './Mine.styles';

const choices = [1, 2, 4, 8, 12];

/** No introductions for some weeks, after which they go on by themselves (P24); until then, when that is. */
export function Pause({ participant }: { participant: OwnParticipant | undefined }) {
  const { t } = useTranslation('home');
  const lang = useLang();
  const [weeks, setWeeks] = useState(2);
  const until = participant?.pausedUntil;
  const { busy, submit } = useSubmit({
    send: async (length: number) => {
      if (!participant) return;
      const { pausedUntil } = await request(pauseNetworking, {
        body: { participantId: participant.id, weeks: length },
      });
      changeOwn({ pausedUntil });
      notifyOtherTabs(initQuery.queryKey);
      // Nobody is recommended during the pause.
      void refreshIntroductions();
      toast.success(t(length ? 'pause.done' : 'pause.resumed'));
    },
    inToast: true,
  });
  if (until) {
    return (
      <PauseRow>
        <Text $size="sm">{t('pause.until', { date: formatDate(new Date(until), lang) })}</Text>
        <Button size="sm" variant="secondary" loading={busy} onClick={() => void submit(0)}>
          {t('pause.resume')}
        </Button>
      </PauseRow>
    );
  }
  return (
    <PauseRow>
      <NativeSelect
        label={t('pause.label')}
        hideLabel
        value={weeks}
        onChange={({ target }) => setWeeks(Number(target.value))}
        options={choices.map((count) => ({ value: String(count), label: t('pause.for', { count }) }))}
      />
      <Button
        size="sm"
        variant="secondary"
        loading={busy}
        disabled={!participant}
        onClick={() => void submit(weeks)}
      >
        {t('pause.submit')}
      </Button>
    </PauseRow>
  );
}
