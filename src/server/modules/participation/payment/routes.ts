import type { FastifyInstance } from 'fastify';
import * as calls from '../../../../generated/api/contract/payment';
import { AppError } from '../../../errors';
import { anyone } from '../../../guards/guards';
import { route } from '../../../plugins/route';
import type { ParticipationServices } from '../services';
import { createPayments } from './payments';
import { isSigned } from '../../../signature';

/**
 * E24. Only the signature identifies the caller. Throws 1209 for an invalid one, and if the community has no secret for
 * payments.
 */
export function registerPayments(
  app: FastifyInstance,
  services: ParticipationServices,
  now: () => Date,
): void {
  const take = createPayments(app, services, now);
  route(app, calls.takePayment, anyone, async ({ body, community, request }) => {
    const secret = app.secrets[community.domain]?.payments?.secret;
    const header = request.headers['payment-signature'];
    const signed = { header: header?.toString(), body: request.sentText, now: now() };
    if (!isSigned(secret, signed)) throw new AppError(1209);
    return take(community.id, body);
  });
}
