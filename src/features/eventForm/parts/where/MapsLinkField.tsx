import { Announcement } from '../../../../ui/announcer/Announcement';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../ui/TextField/TextField';
import { Pair } from '../../EventForm.styles';
import type { EventForm } from '../../state/useEventForm';
import { useFields } from '../../state/useFields';
import type { MapsReading } from './useMapsPoint';

interface MapsLinkFieldProps {
  form: EventForm;
  maps: MapsReading;
}

/** A Google Maps link, and the coordinates that are read from it or typed. */
export function MapsLinkField({ form, maps }: MapsLinkFieldProps) {
  const { t } = useTranslation('eventForm');
  const { text } = useFields(form);
  const { busy, found, error, read, isDue } = maps;
  const field = text('googleMapsLink');
  const note = t('optional');
  const told = busy ? t('point.reading') : found ? t('point.found') : t('hint.googleMapsLink');
  return (
    <>
      <TextField
        type="url"
        inputMode="url"
        note={note}
        {...field}
        hint={told}
        error={field.error ?? error}
        onBlur={() => void read()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !isDue()) return;
          // The first Enter reads the link; the form is sent once it is read.
          event.preventDefault();
          void read(true);
        }}
      />
      <Announcement>{found && t('point.found')}</Announcement>
      <Pair>
        <TextField inputMode="decimal" note={note} {...text('latitude')} />
        <TextField inputMode="decimal" note={note} {...text('longitude')} />
      </Pair>
    </>
  );
}
