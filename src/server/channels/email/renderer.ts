import { createThread } from '../../thread';
import type { RenderedEmail, RenderSetting } from './render';
import type { NotificationKinds } from '../../notifications/kinds/kinds';

/** A waiting email, and its setting. */
export interface RenderJob {
  kind: string;
  data: object;
  setting: RenderSetting;
}

/** Makes emails of what waited. */
interface Renderer {
  render(job: RenderJob): Promise<RenderedEmail>;
  close(): Promise<void>;
}

/** In MB: React and one email at a time. */
const mostMemory = 256;

/** Bytes lose their kind on the way between threads. */
const asSent = ({ attachments, ...email }: RenderedEmail): RenderedEmail => ({
  ...email,
  attachments: attachments.map(({ content, ...attachment }) => ({
    ...attachment,
    content: typeof content === 'string' ? content : Buffer.from(content),
  })),
});

/**
 * Emails to many are rendered in a thread of their own. A code is rendered here, because it must not wait for a thread
 * to start.
 */
export function createRenderer(kinds: NotificationKinds): Renderer {
  const module = new URL('./emailWorker.ts', import.meta.url);
  const thread = createThread<RenderJob, RenderedEmail>({ module, mostMemory });
  return {
    async render(job) {
      const definition = kinds.find(job.kind);
      // Another version of the program knows it, and sends it if it runs at the same time.
      if (!definition) throw new Error(`no email is of kind ${job.kind}`);
      if (definition.unhurried) return asSent(await thread.run(job));
      // Loaded with the first email: what renders it is heavy, and no start should wait for it.
      const { renderEmail } = await import('./render');
      return renderEmail(definition, job.data, job.setting);
    },
    close: thread.close,
  };
}
