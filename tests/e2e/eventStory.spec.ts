import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Download, Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import type { Event } from '../../src/generated/api/event';
import type { MemberPage } from '../../src/generated/api/member';
import { call } from './support/api';
import { at } from './support/environment';
import { eventOf } from './support/events';
import { linkTo, mailTo } from './support/mailbox';
import { join } from './support/members';
import { payAs } from './support/payments';
import { signUpByPassword } from './support/screens';
import { demoPassword, password, register, signedIn, signIn } from './support/signIn';
import { expect, test } from './support/test';
import { fill, texts } from './support/texts';

const domain = 'krug.example';
const { auth, checkIn, eventPage, organise } = texts('ru');
const secrets = { street: 'Hafenweg 12', link: 'https://meet.example/supper-of-twenty' };
const supper = {
  title: 'Supper for twenty',
  maxParticipants: 20,
  waitingListEnabled: true,
  approvalRequired: true,
  paid: true,
  price: 20,
  currency: 'EUR',
  paymentLink: 'https://pay.example/supper',
  eventType: 'ONLINE',
  onlineMeetingLink: secrets.link,
  endDate: '2030-06-01',
  location: {
    addressLine: secrets.street,
    postalCode: '48155',
    city: 'Münster',
    region: 'Westphalia',
    country: 'Germany',
    latitude: 51.95,
    longitude: 7.63,
    locationVisibility: 'CITY',
    googleMapsLink: 'https://maps.app.goo.gl/supper',
  },
};

/**
 * Seats members of the demo data that the manager knows: they pay, and the organiser approves them. Hidden members take
 * part in nothing.
 */
async function seatOthers(request: APIRequestContext, eventId: string, token: string, count: number) {
  const manager = await signIn(request, { email: `manager@${domain}`, password: demoPassword }, domain);
  let seated = 0;
  for (let page = 0; seated < count; page += 1) {
    const path = `/api/admin/${domain}/participants?page=${page}`;
    const { list } = (await (await call(request, path, { domain, token: manager })).json()) as MemberPage;
    expect(list).not.toEqual([]);
    for (const { id, email } of list.slice(0, count - seated)) {
      await payAs(request, domain, { eventId, email, amount: 20, currency: 'EUR' });
      const approve = `/api/event/${eventId}/participants/${id}/approve`;
      if ((await call(request, approve, { method: 'POST', domain, token })).ok()) seated += 1;
    }
  }
}

/** Confirms an address by the link that was mailed to it. */
async function confirmAddress(request: APIRequestContext, to: string, token: string): Promise<void> {
  const code = new URL(await linkTo(request, to, '/confirmed\\?code=')).searchParams.get('code');
  const data = { code };
  const confirmed = await call(request, '/api/auth/confirm-email', { method: 'POST', domain, token, data });
  expect(confirmed.status(), await confirmed.text()).toBe(200);
}

const textOf = async (download: Download) => readFile(await download.path(), 'utf8');

async function downloaded(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return textOf(download);
}

/** The content of a ticket's QR code in an email. */
async function ticketIn(html: string): Promise<string> {
  const [, image = ''] = /src="data:image\/png;base64,([^"]+)"/.exec(html) ?? [];
  const { data, info } = await sharp(Buffer.from(image, 'base64'))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

test('EVT-01 EVT-05 EVT-06 EVT-09 EVT-10 EVT-12 ROU-05 from a link to a seat: asked, approved, paid, checked in, and who is one too many waits', async ({
  page,
  browser,
  email,
}) => {
  const { request } = page;
  const organiser = await browser.newContext();
  const token = await signedIn(organiser, domain);
  const eventId = await eventOf(request, { token, domain }, supper);
  await seatOthers(request, eventId, token, 19);

  // A visitor opens the link from outside, signs up on the way, and comes back to it.
  const path = `/event/${eventId}?from=a-friend#who`;
  await page.goto(at(path, domain));
  const bar = page.getByRole('region', { name: eventPage.takePart });
  await expect(page.getByText(/Münster/).first()).toBeVisible();
  expect(await page.content()).not.toContain(secrets.street);
  await bar.getByRole('link', { name: eventPage.button.logInToPay }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    fill(auth.toEvent.title, { event: supper.title }),
  );
  await page.getByRole('main').getByRole('link', { name: auth.toEvent.otherWays, exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: auth.login.signUp, exact: true }).click();
  await signUpByPassword(page, 'ru', email, password);
  await expect(page).toHaveURL(at(path, domain));
  const own = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  await confirmAddress(request, email, own);
  await page.reload();

  // They ask to join by a name; the community waits.
  await bar.getByRole('button', { name: eventPage.button.askToJoin }).click();
  const dialog = page.getByRole('dialog', { name: eventPage.guest.title });
  await dialog.getByLabel(eventPage.guest.firstName, { exact: true }).fill('Vera');
  await dialog.getByLabel(eventPage.guest.lastName, { exact: true }).fill('Visitor');
  await dialog.getByRole('button', { name: eventPage.guest.submit }).click();
  await expect(bar.locator('> p')).toHaveText(eventPage.status.pending);

  // The organiser finds and approves them; a payment confirms.
  const desk = await organiser.newPage();
  await desk.goto(at(`/event/${eventId}`, domain));
  await desk.getByRole('button', { name: eventPage.organise }).click();
  const panel = desk.getByRole('region', { name: organise.title });
  const approve = panel.getByRole('button', { name: fill(organise.approveNamed, { name: 'Vera Visitor' }) });
  const answered = desk.waitForResponse((answer) => answer.request().method() === 'POST');
  await approve.click();
  await answered;
  await page.reload();
  await expect(bar.getByRole('link', { name: eventPage.button.payToJoin })).toHaveAttribute(
    'href',
    supper.paymentLink,
  );
  expect(await page.content()).not.toContain(secrets.street);
  expect(await payAs(request, domain, { eventId, email, amount: 20, currency: 'EUR' })).toBe('CONFIRMED');
  await page.reload();
  await expect(bar.locator('> p')).toHaveText(eventPage.status.going);
  await expect(page.getByText(secrets.street).first()).toBeVisible();
  await expect(bar.getByRole('link', { name: eventPage.button.joinOnline })).toHaveAttribute(
    'href',
    secrets.link,
  );
  await page.getByRole('button', { name: eventPage.calendar.add }).click();
  const file = await downloaded(page, () =>
    page.getByRole('menuitem', { name: eventPage.calendar.file }).click(),
  );
  expect(file.replace(/\r?\n /g, '')).toContain(secrets.link);
  const mail = await mailTo(request, email, /Hafenweg 12/);
  const ticket = await ticketIn(mail.html);

  // Full: one more waits in line.
  const late = email.replace('@', '-late@');
  await register(request, late, domain);
  const lateToken = await signIn(request, { email: late }, domain);
  await confirmAddress(request, late, lateToken);
  await join(request, domain, lateToken, { firstName: 'Lara', lastName: 'Late' });
  const full = await call(request, `/api/event/${eventId}`, { domain, token: lateToken });
  expect((await full.json()) as Event).toMatchObject({ isFull: true, confirmedCount: 20 });
  const waits = { method: 'POST', domain, token: lateToken } as const;
  const waiting = await call(request, `/api/event/${eventId}/waiting-list`, waits);
  expect(waiting.ok(), await waiting.text()).toBe(true);

  // Check-in: the code of the ticket, as a phone's camera opens it; once more it is known.
  const checkInPage = await organiser.newPage();
  for (const outcome of [checkIn.outcome.CHECKED_IN, checkIn.outcome.ALREADY]) {
    await checkInPage.goto(at('/my_communities', domain));
    await checkInPage.goto(ticket);
    await checkInPage.getByRole('button', { name: checkIn.letIn, exact: true }).first().click();
    await expect(checkInPage.getByText(fill(outcome, { name: 'Vera Visitor' }))).toBeVisible();
  }

  // By status and name; a released seat goes to the waiting list.
  await desk.reload();
  await desk.getByRole('button', { name: eventPage.organise }).click();
  await panel.getByRole('tab', { name: new RegExp(`^${organise.tabs.CONFIRMED}`) }).click();
  const csv = await downloaded(desk, () => panel.getByRole('button', { name: organise.export }).click());
  expect(csv.charCodeAt(0)).toBe(0xfeff);
  expect(csv).toMatch(/Vera/);
  expect(csv.trim().split('\r\n')).toHaveLength(21);
  const [before] = organise.more.split('{{name}}');
  const menus = panel.getByRole('button', { name: new RegExp(`^${before}(?!Vera)`) });
  await menus.first().click();
  await desk.getByRole('menuitem', { name: organise.set.CANCELLED }).click();
  expect((await mailTo(request, late, /Мы держим его для вас/)).subject).toContain(supper.title);
  await organiser.close();
});
