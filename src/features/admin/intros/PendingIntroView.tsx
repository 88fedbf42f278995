import { useTranslation } from 'react-i18next';
import { request } from '../../../api/request';
import { useSubmit } from '../../../components/form/useSubmit';
import { nameOf, workOf } from '../../../components/participant/participantText';
import { ParticipantSummary } from '../../../components/participant/ParticipantSummary';
import { decideIntro } from '../../../generated/api/client/introduction';
import type { PendingIntro } from '../../../generated/api/introduction';
import { formatAgo } from '../../../i18n/format';
import { useLang } from '../../../i18n/useLang';
import { asWritten } from '../../../lib/asWritten';
import { avatarOf } from '../../../lib/avatar';
import { currentTime } from '../../../lib/browserFacts';
import { pathTo } from '../../../lib/pathTo';
import { Button } from '../../../ui/Button/Button';
import { Link } from '../../../ui/Link/Link';
import { Quote } from '../../../ui/Quote/Quote';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { toast } from '../../../ui/toast/toast';
import { Panel } from '../queue/Queue.styles';

interface PendingIntroViewProps {
  intro: PendingIntro;
  onDecided: () => void;
}

/** One introduction: sender, reader, message, and the decision (D45). */
export function PendingIntroView({ intro, onDecided }: PendingIntroViewProps) {
  const { t } = useTranslation('adminIntros');
  const lang = useLang();
  const { from, to, introMessage, introMessageLang, sentAt } = intro;
  const names = { from: nameOf(from), to: nameOf(to) };
  const { busy, sending, wrong, submit } = useSubmit({
    send: async (pass: boolean) => {
      await request(decideIntro, { body: { senderId: from.id, subjectId: to.id, pass } });
      toast.success(t(pass ? 'passed' : 'refused'));
      onDecided();
    },
  });
  const button = (pass: boolean) => (
    <Button
      variant={pass ? 'primary' : 'secondary'}
      aria-label={t(pass ? 'passNamed' : 'refuseNamed', names)}
      loading={sending?.[0] === pass}
      loadingLabel={t('deciding')}
      disabled={busy}
      onClick={() => void submit(pass)}
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
          <Link alone to={pathTo('participant', { slug: to.slug })}>
            {t('to', { name: names.to })}
          </Link>
        </Text>
      </ParticipantSummary>
      {introMessage ? (
        <Quote {...asWritten(introMessage, introMessageLang)}>{introMessage}</Quote>
      ) : (
        <Text $tone="muted">{t('noWords')}</Text>
      )}
      <Text $size="sm" $tone="muted">
        {t('sent', { ago: formatAgo(new Date(sentAt), currentTime(), lang) })}
      </Text>
      {wrong.call && (
        <Text role="alert" $tone="error">
          {wrong.call}
        </Text>
      )}
      <Stack $row $gap={3} $wrap>
        {button(true)}
        {button(false)}
      </Stack>
    </Panel>
  );
}
