import { renderEmail, type RenderedEmail } from './channels/email/render';
import type { RenderJob } from './channels/email/renderer';
import { notificationKinds } from './notificationKinds';
import { answerJobs } from './thread';

answerJobs(({ kind, data, setting }: RenderJob): Promise<RenderedEmail> => {
  const definition = notificationKinds.find(kind);
  if (!definition) throw new Error(`no notification is of kind ${kind}`);
  return renderEmail(definition, data, setting);
});
