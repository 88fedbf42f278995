import { pathToFileURL } from 'node:url';
import type { BootPayload } from '../../../config/bootPayload';
import type { Render, ToRender } from '../../../config/renderedPage';
import { answerJobs } from '../../thread';

export interface RenderJob {
  /** The built renderer. */
  file: string;
  /** Without it, only the code is loaded. */
  page?: { payload: BootPayload; asked: ToRender };
}

export type RenderAnswer = Awaited<ReturnType<Render>>;

answerJobs(async ({ file, page }: RenderJob): Promise<RenderAnswer> => {
  const { render } = (await import(pathToFileURL(file).href)) as { render: Render };
  return page && render(page.payload, page.asked);
});
