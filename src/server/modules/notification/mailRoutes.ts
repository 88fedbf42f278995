import type { FastifyInstance } from 'fastify';
import * as calls from '../../../generated/api/contract/notification';
import { AppError } from '../../errors';
import { anyone } from '../../guards/guards';
import { addressBy } from '../../notifications/addresses/addressBy';
import { noteRefusal } from '../../notifications/addresses/refused';
import { stopAndTell } from '../../notifications/addresses/tellStopped';
import { keyOf } from '../../notifications/addresses/replyKey';
import { route } from '../../plugins/route';
import { isSigned } from '../../signature';

/** N10. Only the signature identifies the mail server. Throws 1110 for an invalid one, and where there is no secret. */
export function registerMail(app: FastifyInstance, now: () => Date): void {
  route(app, calls.takeMail, anyone, async ({ body, query, request }) => {
    const header = request.headers['mail-signature']?.toString();
    if (!isSigned(app.env.MAIL_INBOUND_SECRET, { header, body, now: now() })) throw new AppError(1110);
    const key = keyOf(query.recipient);
    const at = key === undefined ? undefined : await addressBy(app.db.orm, key);
    if (!at) return 'OK';
    const { finalFailureOf } = await import('../../notifications/addresses/deliveryStatus');
    const status = await finalFailureOf(body).catch(() => undefined);
    if (status === undefined) return 'OK';
    const refusal = { status, isFinal: true, now: now() };
    await stopAndTell(app, at, (orm) => noteRefusal(orm, at, refusal), refusal.now);
    return 'OK';
  });
}
