import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ParticipantCard } from '../../../components/participant/ParticipantCard';
import type { Applicant } from '../../../generated/api/admission';
import { asWritten } from '../../../lib/asWritten';
import { Badge } from '../../../ui/Badge/Badge';
import { Quote } from '../../../ui/Quote/Quote';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';
import { Facts, Panel } from '../queue/Queue.styles';

/** An applicant: profile, answers, account, earlier messages. */
export function ApplicantView({ applicant, actions }: { applicant: Applicant; actions: ReactNode }) {
  const { t } = useTranslation('adminAdmission');
  const { profile, email, emailConfirmed, invitedBy, survey, text } = applicant;
  return (
    <>
      <ParticipantCard
        participant={profile}
        level={2}
        actions={actions}
        since={(date) => t('appliedOn', { date })}
      />
      {text && (
        <Panel aria-label={t('told')}>
          <Heading level={3} size="md">
            {t('told')}
          </Heading>
          <Quote {...asWritten(text)}>{text}</Quote>
        </Panel>
      )}
      <Panel aria-label={t('survey')}>
        <Heading level={3} size="md">
          {t('survey')}
        </Heading>
        {survey.length === 0 ? (
          <Text $tone="muted">{t('noSurvey')}</Text>
        ) : (
          <Facts>
            {survey.map(({ question, answers }, at) => (
              <div key={at}>
                <dt {...asWritten(question)}>{question}</dt>
                <dd {...asWritten(answers.join(', '))}>{answers.join(', ')}</dd>
              </div>
            ))}
          </Facts>
        )}
      </Panel>
      <Panel aria-label={t('account')}>
        <Heading level={3} size="md">
          {t('account')}
        </Heading>
        <Facts>
          <div>
            <dt>{t('email')}</dt>
            <dd>
              {email} {!emailConfirmed && <Badge $tone="warning">{t('unconfirmed')}</Badge>}
            </dd>
          </div>
          {invitedBy && (
            <div>
              <dt>{t('invitedBy')}</dt>
              <dd dir="auto">{invitedBy}</dd>
            </div>
          )}
        </Facts>
      </Panel>
    </>
  );
}
