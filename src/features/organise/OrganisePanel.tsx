import { useInfiniteQuery } from '@tanstack/react-query';
import { Download, QrCode } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../api/queryClient';
import { request } from '../../api/request';
import { useSubmit } from '../../components/form/useSubmit';
import type { Event, SetStatus } from '../../generated/api/event';
import { exportParticipants } from '../../generated/api/client/organiser';
import { useTexts } from '../../i18n/useTexts';
import { currentTime } from '../../lib/browserFacts';
import { lazyPart } from '../../lib/lazyInTime';
import { saveCsv } from '../../lib/saveFile';
import { Button } from '../../ui/Button/Button';
import { Icon } from '../../ui/Icon/Icon';
import { Stack } from '../../ui/Stack/Stack';
import { Tabs } from '../../ui/Tabs/Tabs';
import { Heading } from '../../ui/Text/Heading';
import { Text } from '../../ui/Text/Text';
import { WaitingList } from './waitingList/WaitingList';
import { participantsQuery } from './organiseQueries';
import { Panel, Tools } from './Organise.styles';
import { ParticipantList } from './ParticipantList';
import { statuses } from './StatusMenu';
import { ParticipantSearch } from './ParticipantSearch';

const Invited = lazyPart(() => import('./Invited'));

export interface OrganisePanelProps {
  event: Event;
  /** The check-in page. Absent if there is no check-in. */
  checkInPath?: string;
  now?: () => Date;
}

/** The organisers' panel on the page of an event (EVT-06). */
export default function OrganisePanel({ event, checkInPath, now = currentTime }: OrganisePanelProps) {
  useTexts('organise');
  const { t } = useTranslation('organise');
  const asks = event.approvalRequired || event.paid;
  const [shown, setShown] = useState<SetStatus | 'LINE' | 'INVITED'>(asks ? 'PENDING' : 'CONFIRMED');
  const status = shown === 'LINE' || shown === 'INVITED' ? 'CONFIRMED' : shown;
  const isAhead = !event.isCancelled && !event.isPast;
  const hasLine = event.waitingListEnabled || event.waitingCount > 0;
  const [search, setSearch] = useState('');
  const { data } = useInfiniteQuery(participantsQuery(event.id, status, search), queryClient);
  const counts = data?.pages.find((page) => page.counts)?.counts;
  const download = useSubmit({
    send: async () => {
      const query = search ? { search } : undefined;
      const file = await request(exportParticipants, { params: { id: event.id }, query });
      saveCsv(`participants-${event.date}.csv`, file);
    },
    inToast: true,
  });
  return (
    <Panel aria-label={t('title')}>
      <Stack $row="md" $gap={3} $justify="between">
        <div>
          <Heading level={2} size="lg">
            {t('title')}
          </Heading>
          <Text $size="sm" $tone="muted">
            {t('lead')}
          </Text>
        </div>
        <Tools>
          {checkInPath && (
            <Button size="sm" icon={<Icon icon={QrCode} size={18} />} to={checkInPath}>
              {t('checkIn')}
            </Button>
          )}
          <Button
            size="sm"
            variant="secondary"
            icon={<Icon icon={Download} size={18} />}
            loading={download.busy}
            loadingLabel={t('exporting')}
            onClick={() => void download.submit()}
          >
            {t('export')}
          </Button>
        </Tools>
      </Stack>
      {shown === status && <ParticipantSearch onSearch={setSearch} />}
      <Tabs
        label={t('tabs.label')}
        value={shown}
        onChange={setShown}
        tabs={[
          ...statuses.map((value) => ({
            value,
            label: counts ? `${t(`tabs.${value}`)} ${counts[value]}` : t(`tabs.${value}`),
            content:
              value === shown ? (
                <ParticipantList key={value} event={event} status={status} search={search} now={now()} />
              ) : null,
          })),
          ...(isAhead
            ? [
                {
                  value: 'INVITED' as const,
                  label: t('tabs.INVITED'),
                  content:
                    shown === 'INVITED' ? (
                      <Suspense fallback={null}>
                        <Invited eventId={event.id} />
                      </Suspense>
                    ) : null,
                },
              ]
            : []),
          ...(hasLine
            ? [
                {
                  value: 'LINE' as const,
                  label: event.waitingCount > 0 ? `${t('tabs.LINE')} ${event.waitingCount}` : t('tabs.LINE'),
                  content: shown === 'LINE' ? <WaitingList eventId={event.id} now={now()} /> : null,
                },
              ]
            : []),
        ]}
      />
    </Panel>
  );
}
