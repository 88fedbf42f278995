import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeOwn } from '../../../../api/changeOwn';
import { notifyOtherTabs } from '../../../../api/otherTabs';
import { initQuery } from '../../../../api/queries';
import { request } from '../../../../api/request';
import { useSubmit } from '../../../../components/form/useSubmit';
import { refreshIntroductions } from '../../../../components/introduction/introductionQueries';
import { pauseNetworking } from '../../../../generated/api/client/participant';
import { formatDate } from '../../../../i18n/format';
import { useLang } from '../../../../i18n/useLang';
import { Button } from '../../../../ui/Button/Button';
import { NativeSelect } from '../../../../ui/NativeSelect/NativeSelect';
import { Heading } from '../../../../ui/Text/Heading';
import { Text } from '../../../../ui/Text/Text';
import { toast } from '../../../../ui/toast/toast';
import { useEditing } from '../useEditing';
import { ActionRow } from '../sections/sections.styles';

const choices = [1, 2, 4, 8, 12];

/** No introductions for some weeks, after which they go on by themselves (P24); until then, when that is. */
export function Pause() {
  const { t } = useTranslation('profile');
  const lang = useLang();
  const { init, profile } = useEditing();
  const [weeks, setWeeks] = useState(2);
  const until = init.participant?.pausedUntil;
  const { busy, submit } = useSubmit({
    send: async (length: number) => {
      const { pausedUntil } = await request(pauseNetworking, {
        body: { participantId: profile.id, weeks: length },
      });
      changeOwn({ pausedUntil });
      notifyOtherTabs(initQuery.queryKey);
      // Nobody is recommended during the pause.
      void refreshIntroductions();
      toast.success(t(length ? 'pause.done' : 'pause.resumed'));
    },
    inToast: true,
  });
  return (
    <ActionRow>
      <Heading level={3} size="md">
        {t('pause.title')}
      </Heading>
      {until ? (
        <Text>{t('pause.until', { date: formatDate(new Date(until), lang) })}</Text>
      ) : (
        <>
          <Text $size="sm" $tone="muted">
            {t('pause.hint')}
          </Text>
          <NativeSelect
            label={t('pause.label')}
            value={weeks}
            onChange={({ target }) => setWeeks(Number(target.value))}
            options={choices.map((count) => ({ value: String(count), label: t('pause.for', { count }) }))}
          />
        </>
      )}
      {/* One button for both, so that the focus stays on it. */}
      <Button variant="secondary" loading={busy} onClick={() => void submit(until ? 0 : weeks)}>
        {t(until ? 'pause.resume' : 'pause.submit')}
      </Button>
    </ActionRow>
  );
}
