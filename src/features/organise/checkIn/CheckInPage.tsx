import { Loading } from '../../../components/loading/Loading';
import { ScanQrCode } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/ApiError';
import { useData } from '../../../api/useData';
import { LoadFailed } from '../../../components/failures/LoadFailed';
import { toastError } from '../../../components/failures/toastError';
import { lazyPart } from '../../../lib/lazyInTime';
import { ticketIn } from '../../../lib/ticketCode';
import { Banner } from '../../../ui/Banner/Banner';
import { Button } from '../../../ui/Button/Button';
import { Container } from '../../../ui/Container/Container';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { Icon } from '../../../ui/Icon/Icon';
import { Link } from '../../../ui/Link/Link';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';
import { Layout } from './CheckIn.styles';
import { CheckInList } from './CheckInList';
import type { CheckInListData } from './checkInListRules';
import { checkInListQuery } from './checkInListQuery';
import { LastScan } from './LastScan';
import { useCheckIn, type CheckInOutcome } from './useCheckIn';

const Scanner = lazyPart(() => import('./Scanner'));

/** Why there is no check-in, by an error of the server, also while the page was open. */
const shutBy = ({ code, response }: ApiError): 'closed' | 'cancelled' | undefined =>
  code === 1205 ? 'cancelled' : response?.status === 403 ? 'closed' : undefined;

const nobody: CheckInListData = { people: [], confirmed: 0 };

interface CheckInPageProps {
  eventId: string;
  /** The event's page. */
  eventPath: string;
  /** The ticket in the address that a phone's camera opened. It is checked in after a press. */
  scanned?: string;
}

/** Check-in of an event: tickets are scanned, or people ticked off, also without a connection (EVT-10). */
export function CheckInPage({ eventId, eventPath, scanned }: CheckInPageProps) {
  const { t, i18n } = useTranslation('checkIn');
  const { data, error, fetchStatus, refetch } = useData(checkInListQuery(eventId));
  const { people, confirmed } = data ?? nobody;
  const checkIn = useCheckIn(eventId, people);
  const [isScanning, setScanning] = useState(false);
  const [last, setLast] = useState<CheckInOutcome>();
  const [brought, setBrought] = useState(scanned);

  const run = (work: Promise<CheckInOutcome | void>) =>
    void work.then(
      (outcome) => setLast(outcome ?? undefined),
      (thrown: unknown) => toastError(thrown, i18n),
    );
  const onCode = (text: string) => {
    const ticket = ticketIn(text);
    const isOurs = ticket && (ticket.eventId ?? eventId) === eventId;
    if (isOurs) run(checkIn.letIn({ code: ticket.code }));
    else setLast({ outcome: 'unknown', name: '' });
  };

  const shut = error instanceof ApiError ? shutBy(error) : undefined;
  if (shut) {
    return (
      <Container>
        <Layout>
          <EmptyState
            level={1}
            title={t(`${shut}.title`)}
            action={<Button to={eventPath}>{t('back')}</Button>}
          >
            {t(`${shut}.text`)}
          </EmptyState>
        </Layout>
      </Container>
    );
  }
  if (!data && (error || fetchStatus === 'paused')) {
    return (
      <LoadFailed
        title={t('failed.title')}
        text={t('failed.text')}
        offline={fetchStatus === 'paused'}
        onRetry={() => void refetch()}
      />
    );
  }
  const came = people.filter(({ checkedInAt }) => checkedInAt).length;
  return (
    <Container>
      <Layout>
        <div>
          <Link alone to={eventPath}>
            {t('back')}
          </Link>
          <Heading level={1}>{t('title')}</Heading>
          {data && (
            <Text $tone="muted" $numeric>
              {t('came', { count: came, all: Math.max(confirmed, people.length) })}
            </Text>
          )}
        </div>
        {checkIn.waiting > 0 && (
          <Banner tone="warning" title={t('queued', { count: checkIn.waiting })}>
            {t('offline')}
          </Banner>
        )}
        {brought && (
          <Banner
            title={t('ticket')}
            action={
              <Button
                size="sm"
                onClick={() => {
                  onCode(brought);
                  setBrought(undefined);
                }}
              >
                {t('letIn')}
              </Button>
            }
          />
        )}
        {isScanning && (
          <Suspense fallback={<Skeleton shape="block" height="280px" />}>
            <Scanner onCode={onCode} />
          </Suspense>
        )}
        <LastScan last={last} />
        <Button
          block
          variant={isScanning ? 'secondary' : undefined}
          icon={<Icon icon={ScanQrCode} size={20} />}
          onClick={() => setScanning(!isScanning)}
        >
          {t(isScanning ? 'stop' : 'scan')}
        </Button>
        {data ? (
          <CheckInList
            people={people}
            onLetIn={(personId) => run(checkIn.letIn({ personId }))}
            onUndo={(personId) => run(checkIn.undo(personId))}
          />
        ) : (
          <Loading>
            <Stack $gap={2}>
              {Array.from({ length: 5 }, (_, at) => (
                <Skeleton key={at} shape="block" height="56px" />
              ))}
            </Stack>
          </Loading>
        )}
      </Layout>
    </Container>
  );
}
