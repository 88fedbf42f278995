import { ImagePlus, Trash2 } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Cover } from '../../../components/event/Cover';
import { isPhoto, photoTypes } from '../../../components/fields/photo/readPhoto';
import { coverAspect } from '../../../lib/cover';
import { lazyPart } from '../../../lib/lazyInTime';
import { Button } from '../../../ui/Button/Button';
import { FieldMessages } from '../../../ui/Field/Field';
import { useFieldIds } from '../../../ui/Field/fieldIds';
import { Icon } from '../../../ui/Icon/Icon';
import { Stack } from '../../../ui/Stack/Stack';
import { CoverFrame } from '../EventForm.styles';
import type { CoverChange } from '../state/saveEvent';

const PhotoCrop = lazyPart(() => import('../../../components/fields/photo/PhotoCrop'));

export interface CoverFieldProps {
  eventId: string;
  /** The cover that is stored. */
  stored: string | null;
  value: CoverChange;
  onChange: (cover: CoverChange) => void;
}

/** The address of the visible cover: for a chosen file before the upload, a data URL, which the page's policy allows. */
export function useCoverUrl(value: CoverChange, stored: string | null): string | null {
  const [read, setRead] = useState<{ of: Blob; url: string }>();
  useEffect(() => {
    if (!value) return;
    const reader = new FileReader();
    reader.onload = () => setRead({ of: value, url: String(reader.result) });
    reader.readAsDataURL(value);
    return () => reader.abort();
  }, [value]);
  if (value) return read?.of === value ? read.url : null;
  return value === null ? null : stored;
}

/** The cover: chosen, framed in a dialog, sent with the rest of the form (E07). */
export function CoverField({ eventId, stored, value, onChange }: CoverFieldProps) {
  const { t } = useTranslation('eventForm');
  const [file, setFile] = useState<File>();
  const [wrong, setWrong] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const shown = useCoverUrl(value, stored);
  const texts = { label: t('cover.label'), hint: t('cover.hint'), error: wrong };
  const { ids, control } = useFieldIds(texts);
  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    const good = await isPhoto(chosen);
    setWrong(good ? undefined : t('cover.kind'));
    if (good) setFile(chosen);
  };
  return (
    <Stack $gap={3} role="group" aria-label={texts.label} aria-describedby={control['aria-describedby']}>
      <CoverFrame>
        <Cover id={eventId} src={shown} eager />
      </CoverFrame>
      <Stack $row $gap={3} $wrap>
        <Button
          variant="secondary"
          icon={<Icon icon={ImagePlus} size={18} />}
          onClick={() => input.current?.click()}
        >
          {shown ? t('cover.change') : t('cover.choose')}
        </Button>
        {shown && (
          <Button
            variant="quiet"
            icon={<Icon icon={Trash2} size={18} />}
            onClick={() => onChange(stored ? null : undefined)}
          >
            {t('cover.remove')}
          </Button>
        )}
      </Stack>
      <FieldMessages ids={ids} hint={texts.hint} error={texts.error} />
      <input
        ref={input}
        type="file"
        accept={photoTypes}
        hidden
        aria-label={t('cover.choose')}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          // So that choosing the same file again is a change, too.
          target.value = '';
        }}
      />
      {file && (
        <Suspense fallback={null}>
          <PhotoCrop
            file={file}
            aspect={coverAspect}
            title={t('cover.crop')}
            onPhoto={(photo) => {
              onChange(photo);
              setFile(undefined);
            }}
            onClose={() => setFile(undefined)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
