import { Announcement } from '../../../ui/announcer/Announcement';
import { Camera, ImagePlus, Trash2 } from 'lucide-react';
import { Suspense, useRef, useState, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../api/request';
import { uploadImage } from '../../../generated/api/client/image';
import { useLang } from '../../../i18n/useLang';
import { avatarOf } from '../../../lib/avatar';
import { lazyPart } from '../../../lib/lazyInTime';
import { profileFields } from '../../../lib/rules/profile/profileFields';
import { Avatar } from '../../../ui/Avatar/Avatar';
import { Button } from '../../../ui/Button/Button';
import { FieldMessages } from '../../../ui/Field/Field';
import { useFieldIds } from '../../../ui/Field/fieldIds';
import { Icon } from '../../../ui/Icon/Icon';
import { Actions, CameraButton, Drop, DropHint, Files } from './PhotoField.styles';
import { isPhoto, photoTypes } from './readPhoto';
import { useDrop } from './useDrop';

const PhotoCrop = lazyPart(() => import('./PhotoCrop'));

export interface PhotoFieldProps {
  /** Address of the photo there is, as I02 answered it; null: none. */
  value: string | null;
  /** Called with the address of an uploaded photo; null takes it away. */
  onChange: (avatarUrl: string | null) => void;
  /** For the initials if there is no photo. */
  name: string;
  /** The name of the field, if it is not a person’s photo. */
  label?: string;
  /** The error, in the viewer's language. */
  error?: string;
}

/**
 * A photo: chosen, dropped or taken, cropped in a dialog, uploaded immediately. JPG or PNG (ONB-02). Needs the texts
 * `fields` and `failures`.
 */
export function PhotoField({ value, onChange, name, label, error }: PhotoFieldProps) {
  const { t } = useTranslation('fields');
  const lang = useLang();
  const [file, setFile] = useState<File>();
  const [wrong, setWrong] = useState<string>();
  const [status, setStatus] = useState('');
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);

  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    const good = await isPhoto(chosen);
    setWrong(good ? undefined : t('photo.kind'));
    if (good) setFile(chosen);
  };
  const onFile = (event: ChangeEvent<HTMLInputElement>) => {
    void take(event.target.files?.[0]);
    // So that choosing the same file again is a change, too.
    event.target.value = '';
  };
  const change = (url: string | null) => {
    setFile(undefined);
    setStatus(url ? t('photo.saved') : t('photo.removed'));
    onChange(url);
  };

  const upload = async (photo: Blob) => {
    const body = new FormData();
    body.append('image', photo, 'photo.jpg');
    change((await request(uploadImage, { body })).imageUrl);
  };

  const { over, handlers } = useDrop((dropped) => void take(dropped));
  const texts = {
    label: label ?? profileFields.avatarUrl.label[lang],
    hint: t('photo.hint'),
    error: wrong ?? error,
  };
  const { ids, control } = useFieldIds(texts);
  return (
    <Drop
      $over={over}
      role="group"
      aria-label={texts.label}
      aria-describedby={control['aria-describedby']}
      {...handlers}
    >
      <Avatar name={name} src={value && avatarOf(value, 256)} size="xl" decorative />
      <Actions>
        <Files>
          <Button
            variant="secondary"
            icon={<Icon icon={ImagePlus} size={18} />}
            data-invalid={control['aria-invalid']}
            aria-describedby={texts.error && ids.error}
            onClick={() => files.current?.click()}
          >
            {value ? t('photo.change') : t('photo.choose')}
          </Button>
          <CameraButton>
            <Button
              variant="secondary"
              icon={<Icon icon={Camera} size={18} />}
              onClick={() => camera.current?.click()}
            >
              {t('photo.camera')}
            </Button>
          </CameraButton>
          {value && (
            <Button variant="quiet" icon={<Icon icon={Trash2} size={18} />} onClick={() => change(null)}>
              {t('photo.remove')}
            </Button>
          )}
        </Files>
        <FieldMessages ids={ids} hint={texts.hint} error={texts.error} />
        <DropHint>{over ? t('photo.drop') : t('photo.mayDrop')}</DropHint>
      </Actions>
      <input
        ref={files}
        type="file"
        accept={photoTypes}
        hidden
        aria-label={t('photo.choose')}
        onChange={onFile}
      />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="user"
        hidden
        aria-label={t('photo.camera')}
        onChange={onFile}
      />
      <Announcement>{status}</Announcement>
      {file && (
        <Suspense fallback={null}>
          <PhotoCrop file={file} onPhoto={upload} onClose={() => setFile(undefined)} />
        </Suspense>
      )}
    </Drop>
  );
}
