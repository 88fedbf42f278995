import { useState } from 'react';
import Cropper from 'react-easy-crop';
import type { Area } from './cropPhoto';

interface FrameProps {
  url: string;
  /** The label of the movable area. */
  label: string;
  /** Width to height; a square is shown round. */
  aspect: number;
  zoom: number;
  maxZoom: number;
  degrees: number;
  onZoom: (zoom: number) => void;
  /** The framed part, after every change. */
  onArea: (area: Area) => void;
}

/** The photo behind a hole: dragged, pinched, wheeled, or moved by the arrow keys. */
export function Frame({ url, label, aspect, zoom, maxZoom, degrees, onZoom, onArea }: FrameProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  return (
    <Cropper
      image={url}
      crop={crop}
      zoom={zoom}
      maxZoom={maxZoom}
      rotation={degrees}
      aspect={aspect}
      cropShape={aspect === 1 ? 'round' : 'rect'}
      showGrid={false}
      keyboardStep={8}
      onCropChange={setCrop}
      onZoomChange={onZoom}
      onCropComplete={(_, pixels) => onArea(pixels)}
      onCropAreaChange={(_, pixels) => onArea(pixels)}
      cropperProps={{ role: 'application', 'aria-label': label }}
      mediaProps={{ alt: '' }}
      // Its style element would fall to the page's policy: PhotoCrop.styles.ts has the rules.
      disableAutomaticStylesInjection
    />
  );
}
