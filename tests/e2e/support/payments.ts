import { createHmac } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { environment } from './environment';

/** Reports a signed payment like a payment provider of a community (EVT-12). Returns the outcome. */
export async function payAs(
  request: APIRequestContext,
  domain: string,
  payment: { eventId: string; email: string; amount: number; currency: string },
): Promise<string> {
  const { port, paymentSecret } = environment();
  const body = JSON.stringify({ paymentId: `pay-${payment.eventId}-${payment.email}`, ...payment });
  const at = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', paymentSecret).update(`${at}.${body}`).digest('hex');
  const answer = await request.post(`http://127.0.0.1:${port}/api/payment/webhook`, {
    headers: {
      host: `${domain}.localhost:${port}`,
      'content-type': 'application/json',
      'payment-signature': `t=${at},v1=${signature}`,
    },
    data: body,
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { outcome: string }).outcome;
}
