import { answerJobs } from '../thread';
import { renderEmail, type RenderedEmail } from './render';
import type { Setting } from './templates/email';
import { emailOf } from './templates/emails';

/** An email as it waited, and in which setting it is made. */
export interface RenderJob {
  kind: string;
  data: object;
  setting: Setting & { unsubscribeUrl?: string };
}

answerJobs(({ kind, data, setting }: RenderJob): Promise<RenderedEmail> => {
  const definition = emailOf(kind);
  if (!definition) throw new Error(`no email is of kind ${kind}`);
  return renderEmail(definition, data, setting);
});
