import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../api/request';
import { useData } from '../../api/useData';
import { getTicket } from '../../generated/api/client/checkIn';
import { useTexts } from '../../i18n/useTexts';
import { ticketUrl } from '../../lib/ticketCode';
import { Button } from '../../ui/Button/Button';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { Heading } from '../../ui/Text/Heading';
import { Text } from '../../ui/Text/Text';
import { color, space, token } from '../../ui/theme';

const Frame = styled.section`
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  padding: ${space(4)};
  border: 1px solid ${color('border')};
  border-radius: ${token('radius-lg')};
  background: ${color('surface')};
  text-align: center;
`;
/** Black on white in the dark too: scanners look for nothing else. */
const Code = styled.img`
  inline-size: 200px;
  block-size: 200px;
  border-radius: ${token('radius-sm')};
  background: #fff;
`;

/** The caller's own ticket for an event (E28), with what draws it. Known to the end of the visit, so that it is there without a connection. */
const ticketQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['event', eventId, 'ticket'],
    queryFn: async ({ signal }) => {
      const [ticket, { default: encodeQR }] = await Promise.all([
        request(getTicket, { params: { id: eventId }, signal }),
        import('qr'),
      ]);
      const url = ticketUrl(location.origin, eventId, ticket.code);
      const svg = encodeQR(url, 'svg', { ecc: 'medium', border: 3 });
      return { ...ticket, image: `data:image/svg+xml,${encodeURIComponent(svg)}` };
    },
    gcTime: Infinity,
  });

/** The ticket of a confirmed participant as a QR code, to show at the entrance (EVT-10). */
export default function Ticket({ eventId }: { eventId: string }) {
  useTexts('checkIn');
  const { t } = useTranslation('checkIn');
  const { t: say } = useTranslation();
  const { data, error, refetch } = useData(ticketQuery(eventId));
  return (
    <Frame>
      <Heading level={2} size="md">
        {t('own.title')}
      </Heading>
      {data && <Code src={data.image} alt={t('own.alt')} />}
      {!data && !error && <Skeleton shape="block" width="200px" height="200px" />}
      {!data && error && (
        <>
          <Text role="alert" $tone="muted">
            {t('own.failed')}
          </Text>
          <Button variant="secondary" size="sm" onClick={() => void refetch()}>
            {say('retry')}
          </Button>
        </>
      )}
      <Text $size="sm" $tone="muted">
        {t(data?.checkedInAt ? 'own.used' : 'own.text')}
      </Text>
    </Frame>
  );
}
