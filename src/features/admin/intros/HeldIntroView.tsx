import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../../api/queryClient';
import { request } from '../../../api/request';
import { nameOf, workOf } from '../../../components/participant/participantText';
import { ParticipantSummary } from '../../../components/participant/ParticipantSummary';
import { decideIntro } from '../../../generated/api/client/introduction';
import type { HeldIntro } from '../../../generated/api/introduction';
import { describeError } from '../../../i18n/describeError';
import { formatAgo } from '../../../i18n/format';
import { useLang } from '../../../i18n/useLang';
import { avatarOf } from '../../../lib/avatar';
import { pathTo } from '../../../lib/pathTo';
import { Button } from '../../../ui/Button/Button';
import { Link } from '../../../ui/Link/Link';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { toast } from '../../../ui/toast/toast';
import { Panel, Words } from '../queue/Queue.styles';

interface HeldIntroViewProps {
  intro: HeldIntro;
  onDecided: () => void;
}

/** One introduction: from whom, to whom, its message, and what to do about it (D45). */
export function HeldIntroView({ intro, onDecided }: HeldIntroViewProps) {
  const { t, i18n } = useTranslation('adminIntros');
  const lang = useLang();
  const { from, to, introMessage, sentAt } = intro;
  const names = { from: nameOf(from), to: nameOf(to) };
  const deciding = useMutation(
    {
      mutationFn: async (pass: boolean) => {
        await request(decideIntro, { body: { senderId: from.id, subjectId: to.id, pass } });
        return pass;
      },
      onSuccess: (pass) => {
        toast.success(t(pass ? 'passed' : 'refused'));
        onDecided();
      },
    },
    queryClient,
  );
  const button = (pass: boolean) => (
    <Button
      variant={pass ? 'primary' : 'secondary'}
      aria-label={t(pass ? 'passNamed' : 'refuseNamed', names)}
      loading={deciding.isPending && deciding.variables === pass}
      loadingLabel={t('deciding')}
      disabled={deciding.isPending}
      onClick={() => deciding.mutate(pass)}
    >
      {t(pass ? 'pass' : 'refuse')}
    </Button>
  );
  return (
    <Panel as="li">
      <ParticipantSummary
        level={2}
        name={names.from}
        photo={from.avatarUrl && avatarOf(from.avatarUrl, 108)}
        line={workOf({ position: from.position, company: from.company })}
      >
        <Text>
          <Link to={pathTo('participant', { slug: to.slug })}>{t('to', { name: names.to })}</Link>
        </Text>
      </ParticipantSummary>
      {introMessage ? <Words dir="auto">{introMessage}</Words> : <Text $tone="muted">{t('noWords')}</Text>}
      <Text $size="sm" $tone="muted">
        {t('sent', { ago: formatAgo(new Date(sentAt), new Date(), lang) })}
      </Text>
      {deciding.error && (
        <Text role="alert" $tone="error">
          {describeError(deciding.error, i18n)}
        </Text>
      )}
      <Stack $row $gap={3} $wrap>
        {button(true)}
        {button(false)}
      </Stack>
    </Panel>
  );
}
