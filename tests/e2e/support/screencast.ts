import type { Page } from '@playwright/test';

/** A painted frame: colours as `r,g,b`. */
export interface Frame {
  /** Of the upper left corner, where only the header's ground is. */
  header: string;
  /** Of the left edge just below the header. */
  below: string;
  /** Of the lower left corner. */
  ground: string;
}

/** Records every frame the page paints, from now on; the answer stops it and tells them in order. */
export async function recordFrames(page: Page): Promise<() => Promise<Frame[]>> {
  const session = await page.context().newCDPSession(page);
  const images: string[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    images.push(data);
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  return async () => {
    await session.send('Page.stopScreencast');
    const reader = await page.context().newPage();
    const frames: Frame[] = [];
    for (const image of images) frames.push(await reader.evaluate(readFrame, image));
    await reader.close();
    return frames;
  };
}

async function readFrame(png: string): Promise<Frame> {
  const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);
  const color = (x: number, y: number) => [...context.getImageData(x, y, 1, 1).data.slice(0, 3)].join(',');
  return { header: color(2, 2), below: color(2, 80), ground: color(2, bitmap.height - 4) };
}
