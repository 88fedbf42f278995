import { useContentAnnouncement } from '../../../../ui/announcer/useContentAnnouncement';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Where } from '../../../../components/event/Where';
import { hasPlace } from '../../../../lib/rules/event/hasPlace';
import { visibleLocation } from '../../../../lib/rules/event/visibleLocation';
import { placeOnMap } from '../../../../lib/rules/event/placeOnMap';
import { addressOf } from '../../../../lib/rules/event/addressOf';
import { Card } from '../../../../ui/Card/Card';
import { Stack } from '../../../../ui/Stack/Stack';
import { Heading } from '../../../../ui/Text/Heading';
import { Seen } from '../../EventForm.styles';
import { fieldsOf, type FormValues } from '../../state/values';

/** What strangers, members and participants see of the location, as typed (EVT-03). */
export function SeenBy({ values }: { values: FormValues }) {
  const { t } = useTranslation('eventForm');
  const id = useId();
  const seen = useRef<HTMLDListElement>(null);
  useContentAnnouncement(seen, true);
  const { location, eventType, visibility, onlineMeetingLink } = fieldsOf(values);
  const { locationVisibility } = location;
  const others = { ...visibleLocation(location, locationVisibility), locationVisibility };
  const isUnknown = eventType !== 'ONLINE' && !addressOf(location);
  const place = (shown: typeof location) =>
    isUnknown ? (
      t('seen.noPlace')
    ) : (
      <>
        <Where event={{ eventType, hasPlace: hasPlace({ eventType, location }), location: shown }} />
        {placeOnMap(shown) && <div>{t('seen.map')}</div>}
      </>
    );
  return (
    <Card $variant="soft" role="group" aria-labelledby={id}>
      <Stack $gap={3}>
        <Heading level={3} size="md" id={id}>
          {t('seen.title')}
        </Heading>
        <Seen ref={seen}>
          <div>
            <dt>{t('seen.strangers')}</dt>
            <dd>{visibility === 'PRIVATE' ? t('seen.noEvent') : place(others)}</dd>
          </div>
          <div>
            <dt>{t('seen.members')}</dt>
            <dd>{place(others)}</dd>
          </div>
          <div>
            <dt>{t('seen.going')}</dt>
            <dd>
              {place(location)}
              {onlineMeetingLink && <div>{t('seen.link')}</div>}
            </dd>
          </div>
        </Seen>
      </Stack>
    </Card>
  );
}
