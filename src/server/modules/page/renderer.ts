import { existsSync } from 'node:fs';
import type { Render } from '../../../config/renderedPage';
import { createThread } from '../../thread';
import type { RenderAnswer, RenderJob } from './pageWorker';

interface PageRenderer {
  render: Render;
  /** Loads the code, so that the first page does not wait for it. Rejects if it is broken. */
  load(): Promise<void>;
  close(): Promise<void>;
}

/** In MB: React, the code of all screens, and one page at a time. */
const mostMemory = 512;

/**
 * Renders pages in a thread of their own, one at a time, so that no call waits for React. Undefined without a build: pages
 * are then rendered only by the client.
 */
export function createPageRenderer(file: string): PageRenderer | undefined {
  if (!existsSync(file)) return undefined;
  const module = new URL('./pageWorker.ts', import.meta.url);
  const { run, close } = createThread<RenderJob, RenderAnswer>({ module, mostMemory, isPrompt: true });
  return {
    render: (payload, asked) => run({ file, page: { payload, asked } }),
    load: async () => {
      await run({ file });
    },
    close,
  };
}
