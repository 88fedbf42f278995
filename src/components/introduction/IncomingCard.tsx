import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { IntroductionCard } from '../../generated/api/introduction';
import { lazyPart } from '../../lib/lazyInTime';
import { Button } from '../../ui/Button/Button';
import { Card } from '../../ui/Card/Card';
import { Stack } from '../../ui/Stack/Stack';
import { Text } from '../../ui/Text/Text';
import { color, space } from '../../ui/theme';
import { useSubmit } from '../form/useSubmit';
import { nameOf } from '../participant/participantText';
import { PersonFacts, PersonTags } from './PersonFacts';
import { useActions } from './useActions';

const BlockOrReport = lazyPart(() => import('./BlockOrReport'));

const Message = styled.blockquote`
  margin: 0;
  padding-inline-start: ${space(3)};
  border-inline-start: 3px solid ${color('border-strong')};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** An incoming introduction with its message, and the member's answer. */
export function IncomingCard({ card }: { card: IntroductionCard }) {
  const { t } = useTranslation('introduction');
  const { accept, decline } = useActions();
  const [reporting, setReporting] = useState(false);
  const { subject, introMessage, introMessageLang, invited, reasons } = card;
  const name = nameOf(subject);
  const [reason] = reasons;
  const { busy, submit: answer } = useSubmit({ send: (action: typeof accept) => action(subject) });
  return (
    <Card as="article" aria-label={name}>
      <Stack $gap={3}>
        <PersonFacts person={subject} level={3} />
        {invited && (
          <Text $size="sm" $tone="muted">
            {t('incoming.invited', { name: subject.firstName })}
          </Text>
        )}
        {introMessage && (
          <Message dir="auto" lang={introMessageLang}>
            {introMessage}
          </Message>
        )}
        {reason && (
          <Text $size="sm" $tone="muted" dir="auto">
            {reason}
          </Text>
        )}
        <PersonTags tags={subject.tags} />
        <Stack $row $gap={2} $wrap>
          <Button
            disabled={busy}
            aria-label={t('incoming.acceptOf', { name })}
            onClick={() => void answer(accept)}
          >
            {t('incoming.accept')}
          </Button>
          <Button
            variant="quiet"
            disabled={busy}
            aria-label={t('incoming.declineOf', { name })}
            onClick={() => void answer(decline)}
          >
            {t('incoming.decline')}
          </Button>
          <Button
            variant="quiet"
            disabled={busy}
            aria-label={introMessage ? t('incoming.reportOf', { name }) : t('reportOf', { name })}
            onClick={() => setReporting(true)}
          >
            {introMessage ? t('incoming.report') : t('report')}
          </Button>
        </Stack>
      </Stack>
      <Suspense fallback={null}>
        {reporting && (
          <BlockOrReport
            person={subject}
            wants="report"
            message={Boolean(introMessage)}
            onClose={() => setReporting(false)}
          />
        )}
      </Suspense>
    </Card>
  );
}
