import { notificationKinds } from '../../notificationKinds';
import { answerJobs } from '../../thread';
import { renderEmail, type RenderedEmail } from './render';
import type { RenderJob } from './renderer';

answerJobs(({ kind, data, setting }: RenderJob): Promise<RenderedEmail> => {
  const definition = notificationKinds.find(kind);
  if (!definition) throw new Error(`no notification is of kind ${kind}`);
  return renderEmail(definition, data, setting);
});
