import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { workOf } from '../../../components/participant/participantText';
import { ParticipantSummary } from '../../../components/participant/ParticipantSummary';
import type { Report } from '../../../generated/api/report';
import { formatAgo } from '../../../i18n/format';
import { useLang } from '../../../i18n/useLang';
import { asWritten } from '../../../lib/asWritten';
import { avatarOf } from '../../../lib/avatar';
import { currentTime } from '../../../lib/browserFacts';
import { pathTo } from '../../../lib/pathTo';
import { routePaths } from '../../../lib/routes';
import { Badge } from '../../../ui/Badge/Badge';
import { Button } from '../../../ui/Button/Button';
import { Quote } from '../../../ui/Quote/Quote';
import { Heading } from '../../../ui/Text/Heading';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { Facts, Panel } from '../queue/Queue.styles';
import { ReportedMessages } from './ReportedMessages';
import { useSubjectName } from './useSubjectName';

/** The states of a person other than plain membership. */
function Standing({ subject }: Pick<Report, 'subject'>) {
  const { t } = useTranslation('adminReports');
  const { enabled, profileEnabled, networkingEnabled, isManager, departure } = subject;
  return (
    <Stack $row $gap={2} $wrap>
      {isManager && <Badge $tone="primary">{t('subject.manager')}</Badge>}
      {departure && <Badge>{t(`departures.${departure}`)}</Badge>}
      {!enabled && <Badge $tone="error">{t(departure ? 'subject.removed' : 'subject.out')}</Badge>}
      {!profileEnabled && <Badge $tone="warning">{t('subject.hidden')}</Badge>}
      {!networkingEnabled && <Badge $tone="warning">{t('subject.paused')}</Badge>}
    </Stack>
  );
}

/** One report: person, reason, reported copy, number of other reports. */
export function ReportView({ report, actions }: { report: Report; actions: ReactNode }) {
  const { t } = useTranslation('adminReports');
  const lang = useLang();
  const {
    subjectKind,
    subjectId,
    subject,
    reason,
    text,
    seen,
    messages,
    others,
    reporter,
    decision,
    decidedAt,
    createdAt,
  } = report;
  const name = useSubjectName()(subject);
  const ago = (at: string) => formatAgo(new Date(at), currentTime(), lang);
  return (
    <>
      <Panel aria-label={name}>
        <ParticipantSummary
          level={2}
          name={name}
          photo={subject.avatarUrl && avatarOf(subject.avatarUrl, 108)}
          line={workOf({ position: subject.position, company: subject.company })}
        >
          <Standing subject={subject} />
        </ParticipantSummary>
        <Stack $row $gap={3} $wrap>
          {actions}
          {!subject.departure && (
            <Button variant="secondary" to={`${routePaths.members}?member=${subject.participantId}`}>
              {t('card')}
            </Button>
          )}
          {subjectKind === 'EVENT' && (
            <Button variant="secondary" to={pathTo('event', { eventId: subjectId })}>
              {t('open.EVENT')}
            </Button>
          )}
        </Stack>
      </Panel>
      <Panel aria-label={t(`reasons.${subjectKind}.${reason}`)}>
        <Heading level={3} size="md">
          {t(`reasons.${subjectKind}.${reason}`)}
        </Heading>
        {text ? <Quote {...asWritten(text)}>{text}</Quote> : <Text $tone="muted">{t('noWords')}</Text>}
        <Text $size="sm" $tone="muted">
          {t('reported', { ago: ago(createdAt) })}. {t('secret')}
        </Text>
        {decision && decidedAt && (
          <Text>
            <Badge $tone={decision === 'DISMISS' ? 'neutral' : 'success'}>{t(`decisions.${decision}`)}</Badge>{' '}
            {t('decidedAt', { ago: ago(decidedAt) })}
          </Text>
        )}
      </Panel>
      <Panel aria-label={t('figures')}>
        <Heading level={3} size="md">
          {t('figures')}
        </Heading>
        <Facts>
          <div>
            <dt>{t('others')}</dt>
            <dd>{t('othersText', { open: others.open, decided: others.decided })}</dd>
          </div>
          <div>
            <dt>{t('reporter')}</dt>
            <dd>
              {reporter.decided === 0
                ? t('reporterFirst')
                : t('reporterText', { upheld: reporter.upheld, decided: reporter.decided })}
            </dd>
          </div>
        </Facts>
      </Panel>
      <Panel aria-label={t(`seen.${subjectKind}`)}>
        <Heading level={3} size="md">
          {t(`seen.${subjectKind}`)}
        </Heading>
        {messages.length > 0 ? (
          <ReportedMessages messages={messages} name={name} />
        ) : (
          <Facts>
            {seen.map(({ field, value }) => (
              <div key={field}>
                <dt>{t(`fields.${field}`)}</dt>
                <dd {...asWritten(value)}>{value}</dd>
              </div>
            ))}
          </Facts>
        )}
      </Panel>
    </>
  );
}
