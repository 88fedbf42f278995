import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../../api/useData';
import type { Report, ReportState } from '../../../generated/api/report';
import { Button } from '../../../ui/Button/Button';
import { toast } from '../../../ui/toast/toast';
import { QueuePage, type QueueView } from '../queue/QueuePage';
import { refreshQueue } from '../queue/refreshQueue';
import { DecideDialog } from './DecideDialog';
import { reportsKey, reportsQuery } from './reportQueries';
import { ReportView } from './ReportView';
import { useSubjectName } from './useSubjectName';

interface ReportQueueProps {
  communityId: string;
  view: QueueView<ReportState>;
}

/** Reports of members, and managers' decisions about them (ADM-07). */
export function ReportQueue({ communityId, view }: ReportQueueProps) {
  const { t } = useTranslation('adminReports');
  const { state, page } = view.params;
  const answer = useData(reportsQuery(communityId, state, page));
  const [deciding, setDeciding] = useState<Report>();
  const subjectName = useSubjectName();
  /** In any case, because another manager may have decided first. */
  const close = () => {
    setDeciding(undefined);
    refreshQueue(reportsKey, communityId);
  };

  return (
    <QueuePage
      view={view}
      title={t('title')}
      states={{ label: t('states.label'), names: { OPEN: t('states.OPEN'), DECIDED: t('states.DECIDED') } }}
      answer={answer}
      waiting={(count) => t('waiting', { count })}
      failed={{ title: t('failed.title'), text: t('failed.text') }}
      empty={{ title: t(`none.${state}`), text: t(`none.${state}Text`) }}
      rowOf={({ id, subject, subjectKind, reason }) => ({
        id,
        title: subjectName(subject),
        line: t(`reasons.${subjectKind}.${reason}`),
      })}
      keysOf={(current) => ({ ...(state === 'OPEN' && { d: () => setDeciding(current) }) })}
      keysText={t('keys')}
      above={
        deciding && (
          <DecideDialog
            report={deciding}
            onDone={() => {
              toast.success(t('decision.done'));
              close();
            }}
            onClose={close}
          />
        )
      }
    >
      {(current) => (
        <ReportView
          report={current}
          actions={
            state === 'OPEN' && (
              <Button
                aria-label={t('decideNamed', { name: subjectName(current.subject) })}
                onClick={() => setDeciding(current)}
              >
                {t('decide')}
              </Button>
            )
          }
        />
      )}
    </QueuePage>
  );
}
