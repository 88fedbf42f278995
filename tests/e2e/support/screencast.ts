import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A painted frame: colours as `r,g,b`. */
interface Frame {
  /** The colour of the upper left corner, which has only the header's background. */
  header: string;
  /** The colour of the left edge just below the header. */
  below: string;
  /** The colour of the lower left corner. */
  ground: string;
}

interface Recording {
  /** The frames so far, in order. The frame of the latest state follows when it is painted. */
  frames(): Promise<Frame[]>;
  stop(): Promise<void>;
}

/** Records every frame the page paints, from now on. */
export async function recordFrames(page: Page): Promise<Recording> {
  const session = await page.context().newCDPSession(page);
  const frames: Promise<Frame>[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(readFrame(Buffer.from(data, 'base64')));
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  return {
    frames: () => Promise.all(frames),
    stop: async () => void (await session.send('Page.stopScreencast')),
  };
}

async function readFrame(png: Buffer): Promise<Frame> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const color = (x: number, y: number) => {
    const first = (y * info.width + x) * info.channels;
    return [...data.subarray(first, first + 3)].join(',');
  };
  return { header: color(2, 2), below: color(2, 80), ground: color(2, info.height - 4) };
}
