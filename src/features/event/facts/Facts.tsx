import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { DateBadge } from '../../../components/event/DateBadge';
import { Price } from '../../../components/event/Price';
import { When } from '../../../components/event/When';
import { Where } from '../../../components/event/Where';
import type { Event } from '../../../generated/api/event';
import { placeOnMap } from '../../../lib/rules/event/placeOnMap';
import { Link } from '../../../ui/Link/Link';
import { Text } from '../../../ui/Text/Text';
import { space } from '../../../ui/theme';

const List = styled.div`
  display: grid;
  gap: ${space(3)};
`;
const Dated = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
`;
/** Under the words of the line above, beside its icon. */
const Under = styled.div`
  display: grid;
  gap: ${space(1)};
  margin-block-start: ${space(-2)};
  padding-inline-start: 26px;
`;

interface FactsProps {
  event: Event;
  /** Confirmed participants see everything. */
  isExpected: boolean;
  now: Date;
}

/** Time, location and price of an event as the reader may see them. */
export function Facts({ event, isExpected, now }: FactsProps) {
  const { t } = useTranslation('eventPage');
  const { t: common } = useTranslation();
  const map = placeOnMap(event.location);
  const isWhole = isExpected || event.location.locationVisibility === 'FULL_ADDRESS';
  const toldLater = event.eventType === 'ONLINE' ? !isExpected : !isWhole;
  const link = event.eventType === 'OFFLINE' ? event.onlineMeetingLink : null;
  return (
    <List>
      <Dated>
        <DateBadge startsAt={event.startsAt} timeZone={event.timeZone} />
        <When event={event} now={now} />
      </Dated>
      <Where event={event} />
      {(map ?? link ?? toldLater) && (
        <Under>
          {map && (
            <Link alone href={map} newTab={common('opensAnotherSite')}>
              {t('openMap')}
            </Link>
          )}
          {link && (
            <Link alone href={link} newTab={common('opensAnotherSite')}>
              {t('onlineLink')}
            </Link>
          )}
          {toldLater && (
            <Text $size="sm" $tone="muted">
              {t(event.eventType === 'ONLINE' ? 'linkLater' : 'placeLater')}
            </Text>
          )}
        </Under>
      )}
      <Price event={event} />
    </List>
  );
}
