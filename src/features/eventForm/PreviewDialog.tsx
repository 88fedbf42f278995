import { useTranslation } from 'react-i18next';
import { Cover } from '../../components/event/Cover';
import { Price } from '../../components/event/Price';
import { When } from '../../components/event/When';
import { Where } from '../../components/event/Where';
import { asWritten } from '../../lib/asWritten';
import { hasPlace } from '../../lib/rules/event/hasPlace';
import { checkEvent } from '../../lib/rules/event/eventFields';
import { visibleLocation } from '../../lib/rules/event/visibleLocation';
import { Dialog } from '../../ui/Dialog/Dialog';
import { Stack } from '../../ui/Stack/Stack';
import { Heading } from '../../ui/Text/Heading';
import { CoverFrame, Description } from './EventForm.styles';
import { fieldsOf, type FormValues } from './state/values';

interface PreviewDialogProps {
  values: FormValues;
  /** For a new event, the seed of its drawing. */
  eventId: string;
  cover: string | null;
  onClose: () => void;
}

/** The event as members will see it, before it is published. */
export default function PreviewDialog({ values, eventId, cover, onClose }: PreviewDialogProps) {
  const { t } = useTranslation('eventForm');
  const { t: say } = useTranslation();
  const fields = fieldsOf(values);
  const { moments } = checkEvent(fields);
  const { location, eventType, timeZone } = fields;
  const { locationVisibility } = location;
  const seen = { ...visibleLocation(location, locationVisibility), locationVisibility };
  return (
    <Dialog open size="lg" title={t('preview.title')} closeLabel={say('close')} onClose={onClose}>
      <Stack $gap={4}>
        <CoverFrame>
          <Cover id={eventId} src={cover} eager />
        </CoverFrame>
        <Heading level={3} size="xl" {...asWritten(fields.title)}>
          {fields.title}
        </Heading>
        {moments && (
          <When
            event={{
              startsAt: moments.startsAt.toISOString(),
              endsAt: moments.endsAt?.toISOString() ?? null,
              timeZone,
            }}
          />
        )}
        <Where event={{ eventType, hasPlace: hasPlace(fields), location: seen }} />
        <Price event={fields} />
        <Description {...asWritten(fields.description)}>{fields.description}</Description>
      </Stack>
    </Dialog>
  );
}
