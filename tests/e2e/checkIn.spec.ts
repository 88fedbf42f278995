import type { CheckInPage, Ticket } from '../../src/generated/api/checkIn';
import { ticketUrl } from '../../src/lib/ticketCode';
import { call } from './support/api';
import { showCamera } from './support/camera';
import { at } from './support/environment';
import { eventOf } from './support/events';
import { findings } from './support/findings';
import { phone } from './support/expectAccessible';
import { demoPassword, remember, signIn } from './support/signIn';
import { expect, test } from './support/test';
import { texts } from './support/texts';

const { checkIn: say } = texts('en');
const domain = 'hearth.example';

test('EVT-10 a ticket is scanned, the next phone shows who did, and offline check-ins are sent later', async ({
  page,
  context,
  request,
  silence,
}) => {
  silence.allow(/ERR_INTERNET_DISCONNECTED|favicon/);
  const [manager, member] = await Promise.all(
    ['manager', 'member'].map((who) =>
      signIn(request, { email: `${who}@${domain}`, password: demoPassword }, domain),
    ),
  );
  const id = await eventOf(request, { token: manager!, domain });
  for (const token of [manager!, member!]) {
    await call(request, `/api/event/${id}/confirm-participation`, { method: 'POST', domain, token });
  }
  const answer = await call(request, `/api/event/${id}/ticket`, { domain, token: member! });
  const { code } = (await answer.json()) as Ticket;
  const list = async () => {
    const told = await call(request, `/api/event/${id}/check-in`, { domain, token: manager! });
    return (await told.json()) as CheckInPage;
  };
  const { list: people } = await list();
  const nameOf = (which: (id: string) => boolean) => {
    const { firstName, lastName } = people.find((each) => which(each.id))!;
    return `${firstName} ${lastName}`.trim();
  };
  const guest = nameOf((each) => code.startsWith(`${each}.`));
  const host = nameOf((each) => !code.startsWith(`${each}.`));

  await remember(context, manager!, domain);
  await page.setViewportSize(phone);
  await showCamera(page, ticketUrl(at('', domain), id, code));
  await page.goto(at(`/event/${id}/check-in`, domain));
  await page.getByRole('button', { name: say.scan }).click();
  await expect(page.getByText(say.outcome.CHECKED_IN.replace('{{name}}', guest))).toBeVisible();
  expect(await findings(page, 'check-in')).toEqual([]);
  await page.getByRole('button', { name: say.stop }).click();

  const other = await context.newPage();
  await other.goto(at(`/event/${id}/check-in#${code}`, domain));
  await other.getByRole('button', { name: say.letIn, exact: true }).first().click();
  await expect(other.getByText(say.outcome.ALREADY.replace('{{name}}', guest))).toBeVisible();
  const by = say.outcome.ALREADYBy.replace('{{by}}', host).replace('{{time}}', '');
  await expect(other.getByText(by)).toBeVisible();
  await other.close();

  await context.setOffline(true);
  await page.getByRole('button', { name: say.letInNamed.replace('{{name}}', host) }).click();
  await expect(page.getByText(say.outcome.waits)).toBeVisible();
  await expect(page.getByText(say.queued_one.replace('{{count}}', '1'))).toBeVisible();
  expect((await list()).checkedIn).toBe(1);
  await context.setOffline(false);
  await expect(page.getByText(say.queued_one.replace('{{count}}', '1'))).toBeHidden();
  expect((await list()).checkedIn).toBe(2);
});
