import { RotateCcw, RotateCw, ZoomIn } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWait } from '../../../ui/announcer/useWait';
import { Banner } from '../../../ui/Banner/Banner';
import { Button } from '../../../ui/Button/Button';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { Icon } from '../../../ui/Icon/Icon';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { cropPhoto, type Area } from './cropPhoto';
import { Range, Stage, Tools, Zoom } from './PhotoCrop.styles';
import { Frame } from './Frame';
import { readPhoto } from './readPhoto';

export interface PhotoCropProps {
  file: Blob;
  /** Ratio of width to height. A portrait is square and shown round. */
  aspect?: number;
  title?: string;
  /** Called with the cropped image as a JPG. If it rejects, the error is shown, and the user may try again. */
  onPhoto: (photo: Blob) => Promise<void> | void;
  onClose: () => void;
}

interface Photo {
  canvas: HTMLCanvasElement;
  url: string;
}

const maxZoom = 4;

/** Frames a photo: moved, zoomed, turned; then it is cut here. */
export default function PhotoCrop({ file, aspect = 1, title, onPhoto, onClose }: PhotoCropProps) {
  const { t } = useTranslation('fields');
  const { t: say } = useTranslation();
  const { t: failures } = useTranslation('failures');
  const [photo, setPhoto] = useState<Photo>();
  const [zoom, setZoom] = useState(1);
  const [degrees, setDegrees] = useState(0);
  const [area, setArea] = useState<Area>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let here = true;
    readPhoto(file).then(
      (canvas) => here && setPhoto({ canvas, url: canvas.toDataURL('image/jpeg', 0.9) }),
      () => here && setFailed(true),
    );
    return () => {
      here = false;
    };
    // Read once more when the button is pressed after it failed.
  }, [file, attempt]);

  const upload = async () => {
    setFailed(false);
    if (!photo || !area) return setAttempt(attempt + 1);
    setBusy(true);
    try {
      await onPhoto(await cropPhoto(photo.canvas, area, degrees));
    } catch {
      setFailed(true);
      setBusy(false);
    }
  };

  useWait(!photo && !failed && t('photo.crop.loading'));
  const actions = (
    <>
      <Button
        loading={busy || (!area && !failed)}
        loadingLabel={area && t('photo.crop.uploading')}
        onClick={() => void upload()}
      >
        {t('photo.crop.save')}
      </Button>
      <Button variant="secondary" onClick={onClose}>
        {say('cancel')}
      </Button>
    </>
  );
  const turn = (by: number) => setDegrees((degrees + by + 360) % 360);
  return (
    <Dialog
      open
      keepOpen
      title={title ?? t('photo.crop.title')}
      closeLabel={say('close')}
      onClose={onClose}
      actions={actions}
    >
      <Stack $gap={4}>
        {failed && (
          <Banner tone="error" role="alert">
            {failures('photo')}
          </Banner>
        )}
        <Stage>
          {photo ? (
            <Frame
              url={photo.url}
              label={t('photo.crop.area')}
              aspect={aspect}
              zoom={zoom}
              maxZoom={maxZoom}
              degrees={degrees}
              onZoom={setZoom}
              onArea={setArea}
            />
          ) : (
            !failed && <Skeleton shape="block" height="100%" />
          )}
        </Stage>
        {photo && (
          <Tools>
            <Zoom>
              <Icon icon={ZoomIn} />
              <Range
                type="range"
                min={1}
                max={maxZoom}
                step={0.05}
                aria-label={t('photo.crop.zoom')}
                value={zoom}
                onChange={(event) => setZoom(event.target.valueAsNumber)}
              />
            </Zoom>
            <Button variant="quiet" square aria-label={t('photo.crop.left')} onClick={() => turn(-90)}>
              <Icon icon={RotateCcw} />
            </Button>
            <Button variant="quiet" square aria-label={t('photo.crop.right')} onClick={() => turn(90)}>
              <Icon icon={RotateCw} />
            </Button>
          </Tools>
        )}
      </Stack>
    </Dialog>
  );
}
