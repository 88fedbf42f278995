import { whiteCanvas } from './readPhoto';

/** A rectangle of the turned photo, in its pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Maximum width of an upload, in px. The server makes its own sizes of it, up to 1200. */
const uploadedWidth = 1200;

/** Width and height of the box around a photo turned by quarters. */
export const turnedSize = ({ width, height }: { width: number; height: number }, degrees: number) =>
  degrees % 180 === 0 ? { width, height } : { width: height, height: width };

/** The part that was framed, as a JPG. `degrees` are quarters, clockwise. */
export async function cropPhoto(photo: HTMLCanvasElement, area: Area, degrees: number): Promise<Blob> {
  const width = Math.min(uploadedWidth, area.width);
  const scale = width / area.width;
  const turned = turnedSize(photo, degrees);
  const { canvas, context } = whiteCanvas(width, area.height * scale);
  context.scale(scale, scale);
  context.translate(turned.width / 2 - area.x, turned.height / 2 - area.y);
  context.rotate((degrees * Math.PI) / 180);
  context.drawImage(photo, -photo.width / 2, -photo.height / 2);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  if (!blob) throw new Error('the canvas gave no picture');
  return blob;
}
