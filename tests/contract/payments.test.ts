import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import type { TakenPayment } from '../../src/generated/api/payment';
import { payments } from '../../src/server/db/schema';
import { signatureOf } from '../../src/server/signature';
import { errorOf } from '../support/client';
import { eventActs, said } from '../support/eventActs';
import { createEvent } from '../support/events';
import { organisesToo } from '../support/organisers';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { emailOnly } from '../support/testCommunities';

const [home, other, secret] = ['open.example', 'other.example', 'a secret of sixteen or more'];
let server: TestServer;
let acts: ReturnType<typeof eventActs>;
let organiser: Person;
let [ada, bob]: Person[] = [];
beforeAll(async () => {
  server = await startServer({
    communities: { [home]: emailOnly, [other]: emailOnly },
    secrets: { [home]: { payments: { secret } } },
  });
  acts = eventActs(server, home);
  [organiser, ada, bob] = (await Promise.all(
    ['Olga', 'Ada', 'Bob'].map((firstName) => addPerson(server, { member: home, firstName })),
  )) as [Person, Person, Person];
});
afterAll(() => server.stop());

const paid = { paid: true, price: 20, currency: 'EUR', paymentLink: 'https://pay.example/7' };
const create = (change: object = {}) => createEvent(server, organiser, home, { ...paid, ...change });
let count = 0;
const paymentOf = (eventId: string, who: Partial<Person>, change: object = {}) => ({
  paymentId: `pay-${(count += 1)}`,
  eventId,
  paidBy: who.participantId,
  amount: 20,
  currency: 'EUR',
  ...change,
});

interface Sent {
  community?: string;
  secret?: string;
  /** In seconds. */
  ago?: number;
}
async function send(payment: object, { community = home, secret: by = secret, ago = 0 }: Sent = {}) {
  const body = JSON.stringify(payment);
  const at = Math.floor(Date.now() / 1000) - ago;
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/payment/webhook',
    body,
    headers: {
      'content-type': 'application/json',
      'x-community-id': community,
      'payment-signature': `t=${at},v1=${signatureOf(by, body, at)}`,
    },
  });
  const json: unknown = answer.json();
  return answer.statusCode === 200
    ? (json as TakenPayment).outcome
    : errorOf({ status: answer.statusCode, body: json } as never).code;
}
const kept = async (paymentId: string) =>
  (await server.app.db.orm.select().from(payments).where(eq(payments.paymentId, paymentId))).map(
    ({ outcome }) => outcome,
  );
const statusOf = async (id: string, who: Person) => {
  const { participation } = await acts.seen(id, who);
  return `${participation?.status}${participation?.paid ? ' paid' : ''}`;
};

describe('EVT-12 payments', () => {
  it('E24 POST /api/payment/webhook confirms who has but to pay, once however often it is sent', async () => {
    const { id } = await create();
    expect(said(await acts.join(id, ada!))).toBe('PENDING');
    const payment = paymentOf(id, ada!);
    expect(await Promise.all([send(payment), send(payment), send(payment)])).toEqual(
      Array(3).fill('CONFIRMED'),
    );
    expect(await statusOf(id, ada!)).toBe('CONFIRMED paid');
    expect(await kept(payment.paymentId)).toEqual(['CONFIRMED']);
    // A second payment with another id is a double payment.
    const again = paymentOf(id, ada!);
    expect(await send(again)).toBe('PROBLEM');
    expect(await kept(again.paymentId)).toEqual(['PAID_BEFORE']);
  });

  it('E24 who is named by email, and has not asked yet, takes part by it', async () => {
    const { id } = await create();
    const payment = paymentOf(id, {}, { email: ` ${bob!.email.toUpperCase()} ` });
    expect(await send(payment)).toBe('CONFIRMED');
    expect(await statusOf(id, bob!)).toBe('CONFIRMED paid');
  });

  it('E24 where approval is needed, the payment waits for it', async () => {
    const { id } = await create({ approvalRequired: true });
    expect(await send(paymentOf(id, ada!))).toBe('PENDING');
    expect(await statusOf(id, ada!)).toBe('PENDING paid');
    expect(said(await acts.decide('approve', id, ada!, organiser))).toBe('CONFIRMED');
  });

  it('E24 a place that is offered is kept for who pays', async () => {
    const { id } = await create({ maxParticipants: 1, waitingListEnabled: true });
    await acts.join(id, ada!);
    await acts.set('CONFIRMED', id, ada!, organiser);
    await acts.wait(id, bob!);
    await acts.cancel(id, ada!);
    await acts.join(id, bob!);
    expect(await send(paymentOf(id, bob!))).toBe('CONFIRMED');
    expect(await acts.seen(id, bob!)).toMatchObject({ confirmedCount: 1, waiting: null });
  });

  it('E24 what gives nobody a place is kept', async () => {
    const full = await create({ maxParticipants: 1 });
    await acts.join(full.id, bob!);
    await acts.join(full.id, ada!);
    await acts.set('CONFIRMED', full.id, ada!, organiser);
    const [off, gone, over, declined, free] = await Promise.all([
      create(),
      create(),
      create({ date: '2026-01-10' }),
      create(),
      createEvent(server, organiser, home),
    ]);
    await acts.callOff(off!.id, organiser);
    await acts.remove(gone!.id, organiser);
    await acts.join(declined!.id, bob!);
    await acts.set('REJECTED', declined!.id, bob!, organiser);
    const { id } = await create();
    const stranger = await addPerson(server, { member: other });
    const cases: [string, object][] = [
      ['FULL', paymentOf(full.id, bob!)],
      ['CANCELLED', paymentOf(off!.id, bob!)],
      ['DELETED', paymentOf(gone!.id, bob!)],
      ['OVER', paymentOf(over!.id, bob!)],
      ['REJECTED', paymentOf(declined!.id, bob!)],
      ['AMOUNT', paymentOf(free!.id, bob!)],
      ['AMOUNT', paymentOf(id, bob!, { amount: 19.99 })],
      ['AMOUNT', paymentOf(id, bob!, { currency: 'USD' })],
      ['UNKNOWN_MEMBER', paymentOf(id, stranger)],
      ['UNKNOWN_MEMBER', paymentOf(id, {}, { email: 'nobody@people.example' })],
      ['UNKNOWN_MEMBER', paymentOf(id, {})],
      ['UNKNOWN_EVENT', paymentOf('nowhere', bob!)],
    ];
    for (const [outcome, payment] of cases) {
      expect(await send(payment), outcome).toBe('PROBLEM');
      expect(await kept((payment as { paymentId: string }).paymentId)).toEqual([outcome]);
    }
    // A person who paid for a full event is marked as paid: an organiser admits them as soon as there is a seat.
    expect(await statusOf(full.id, bob!)).toBe('PENDING paid');
    await acts.cancel(full.id, ada!);
    expect(said(await acts.decide('approve', full.id, bob!, organiser))).toBe('CONFIRMED');
  });

  it.each<[string, (id: string, by: Person) => Promise<unknown>]>([
    [
      'The event is full.',
      async (id, by) => {
        await acts.join(id, ada!);
        await acts.set('CONFIRMED', id, ada!, by);
      },
    ],
    ['The event is cancelled.', (id, by) => acts.callOff(id, by)],
    ['The event was deleted.', (id, by) => acts.remove(id, by)],
  ])('E24 what gives nobody a place is told to each organiser once: %s', async (reason, happens) => {
    const [olga, otto] = [
      await addPerson(server, { member: home }),
      await addPerson(server, { member: home }),
    ];
    const { id } = await createEvent(server, olga, home, { ...paid, maxParticipants: 1 });
    await organisesToo(server, home, { id, by: olga, who: otto });
    await happens(id, olga);
    const payment = paymentOf(id, bob!);
    for (let times = 0; times < 3; times += 1) expect(await send(payment)).toBe('PROBLEM');
    // Otto has the email that invited him to organise it, too.
    for (const [{ email }, count] of [
      [olga, 1],
      [otto, 2],
    ] as const) {
      const { subject, text } = await server.emailTo(email, count);
      expect(subject).toBe('A payment for “Breakfast” needs you');
      for (const told of [reason, payment.paymentId]) expect(text).toContain(told);
      expect(await server.emails(email)).toHaveLength(count);
    }
  });

  it('E24 is signed, lately, by the community’s own secret', async () => {
    const { id } = await create();
    const payment = paymentOf(id, ada!);
    const refused: Sent[] = [
      { secret: 'another secret of sixteen' },
      { ago: 301 },
      { ago: -302 },
      { community: other },
      { community: other, secret: '' },
    ];
    for (const sent of refused) expect(await send(payment, sent), JSON.stringify(sent)).toBe(1209);
    const unsigned = await server.post('/api/payment/webhook', payment, { community: home });
    expect(errorOf(unsigned).code).toBe(1209);
    expect(await kept(payment.paymentId)).toEqual([]);
    expect(await statusOf(id, ada!)).toBe('NOT_PARTICIPATING');
  });
});
