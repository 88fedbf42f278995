/** A photo of four quarters, for stories: red, green, blue and white from the upper left, wider than high. */
const colours = { red: '#e11d48', green: '#16a34a', blue: '#2563eb', white: '#f8fafc' };

type Colour = keyof typeof colours;

function draw(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  for (const [index, colour] of Object.values(colours).entries()) {
    context.fillStyle = colour;
    context.fillRect((index % 2) * (width / 2), Math.floor(index / 2) * (height / 2), width / 2, height / 2);
  }
  return canvas;
}

export const dataPhoto = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#c7d2fe"/><circle cx="4" cy="3" r="1.6" fill="#4338ca"/><path d="M1 8a3 3 0 0 1 6 0z" fill="#4338ca"/></svg>',
)}`;

export async function photoFile(type: string): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => draw(600, 400).toBlob(resolve, type));
  return new File([blob ?? ''], 'photo', { type });
}

const near = (pixel: readonly number[]): Colour | undefined =>
  (Object.keys(colours) as Colour[]).find((name) => {
    const value = Number.parseInt(colours[name].slice(1), 16);
    const rgb = [value >> 16, (value >> 8) & 255, value & 255];
    return rgb.every((part, index) => Math.abs(part - (pixel[index] ?? 0)) < 24);
  });

/** The colours of a square picture's quarters: upper left, upper right, lower left, lower right. */
export async function quartersOf(picture: Blob | undefined): Promise<(Colour | undefined)[]> {
  if (!picture) return [];
  const bitmap = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  return [0.25, 0.75].flatMap((y) =>
    [0.25, 0.75].map((x) => {
      const pixel = context?.getImageData(bitmap.width * x, bitmap.height * y, 1, 1).data ?? [];
      return near([...pixel]);
    }),
  );
}
