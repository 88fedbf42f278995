/** Maximum edge of the image in memory, in px: twice the stored maximum, and small enough for phones. */
const workingEdge = 2048;

/** The types that the browser's dialog offers. The chosen file is checked anyway. */
export const photoTypes = 'image/jpeg,image/png';

const signatures = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
];

/** Whether a file is a JPG or PNG by its first bytes, because its name and type prove nothing. */
export async function isPhoto(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  return signatures.some((signature) => signature.every((byte, index) => bytes[index] === byte));
}

/** A canvas of the given size on white, because transparent pixels would turn black in a JPG. */
export function whiteCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}

/**
 * A photo ready to be framed: the right way up and no larger than needed.
 * @throws where the browser cannot read it as a picture.
 */
export async function readPhoto(file: Blob): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, workingEdge / Math.max(bitmap.width, bitmap.height));
  const { canvas, context } = whiteCanvas(bitmap.width * scale, bitmap.height * scale);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas;
}
