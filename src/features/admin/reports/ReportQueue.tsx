import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../../api/queryClient';
import { useData } from '../../../api/useData';
import type { Report, ReportState } from '../../../generated/api/report';
import { Button } from '../../../ui/Button/Button';
import { toast } from '../../../ui/toast/toast';
import { managerHomeQuery } from '../home/homeQueries';
import { Queue } from '../queue/Queue';
import { QueuePage, type QueueView } from '../queue/QueuePage';
import { DecideDialog } from './DecideDialog';
import { reportsKey, reportsQuery } from './reportQueries';
import { ReportView } from './ReportView';
import { useSubjectName } from './useSubjectName';

interface ReportQueueProps {
  communityId: string;
  view: QueueView<ReportState>;
}

/** What members reported, and what managers make of it (ADM-07). */
export function ReportQueue({ communityId, view }: ReportQueueProps) {
  const { t } = useTranslation('adminReports');
  const { place, onPlace } = view;
  const { state, page } = place;
  const { data, error, fetchStatus, refetch } = useData(reportsQuery(communityId, state, page));
  const [deciding, setDeciding] = useState<Report>();
  const subjectName = useSubjectName();
  const list = data?.list ?? [];
  const current = list.find(({ id }) => id === place.item) ?? list[0];
  /** Whatever came of it: another manager may have been there first. */
  const close = () => {
    setDeciding(undefined);
    void queryClient.invalidateQueries({ queryKey: reportsKey });
    void queryClient.invalidateQueries(managerHomeQuery(communityId));
  };

  return (
    <QueuePage
      view={view}
      title={t('title')}
      states={{ label: t('states.label'), names: { OPEN: t('states.OPEN'), DECIDED: t('states.DECIDED') } }}
      found={data}
      failure={{
        failed: Boolean(error),
        offline: fetchStatus === 'paused',
        title: t('failed.title'),
        text: t('failed.text'),
        onRetry: () => void refetch(),
      }}
      empty={{ title: t(`none.${state}`), text: t(`none.${state}Text`) }}
    >
      {current && (
        <Queue
          label={t('title')}
          items={list.map(({ id, subject, subjectKind, reason }) => ({
            id,
            title: subjectName(subject),
            line: t(`reasons.${subjectKind}.${reason}`),
          }))}
          current={current.id}
          onCurrent={(item) => onPlace({ ...place, item })}
          keys={state === 'OPEN' ? { d: () => setDeciding(current) } : {}}
          keysText={t('keys')}
        >
          <ReportView
            report={current}
            actions={state === 'OPEN' && <Button onClick={() => setDeciding(current)}>{t('decide')}</Button>}
          />
        </Queue>
      )}
      {deciding && (
        <DecideDialog
          report={deciding}
          onDone={() => {
            toast.success(t('verdict.done'));
            close();
          }}
          onClose={close}
        />
      )}
    </QueuePage>
  );
}
