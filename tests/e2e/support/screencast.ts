import type { Page } from '@playwright/test';

/** A painted frame: colours as `r,g,b`. */
export interface Frame {
  /** Of the lower left corner, where only the page's ground is. */
  ground: string;
  /** Distinct colours in the top left quarter of the header, where the logo stands. */
  logoColors: number;
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
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);
  const colors = (x: number, y: number, width: number, height: number) => {
    const { data } = context.getImageData(x, y, width, height);
    const seen = new Set<string>();
    for (let i = 0; i < data.length; i += 4) seen.add(`${data[i]},${data[i + 1]},${data[i + 2]}`);
    return seen;
  };
  const [ground = ''] = colors(2, bitmap.height - 4, 1, 1);
  return { ground, logoColors: colors(0, 0, Math.floor(bitmap.width / 4), 72).size };
}
