import { at } from './support/environment';
import { eventOf } from './support/events';
import { findings } from './support/findings';
import { desktop, phone } from './support/expectAccessible';
import { demoPassword, signedIn, signIn } from './support/signIn';
import { expect, test } from './support/test';
import { texts } from './support/texts';

for (const { domain, lang, size } of [
  { domain: 'krug.example', lang: 'ru', size: phone },
  { domain: 'hearth.example', lang: 'en', size: desktop },
] as const) {
  test(`EVT-05 EVT-08 a member joins within reach, another tab agrees, and the place is given up: ${lang}`, async ({
    page,
    context,
    request,
  }) => {
    const { eventPage: say } = texts(lang);
    const manager = { email: `manager@${domain}`, password: demoPassword };
    const token = await signIn(request, manager, domain);
    const id = await eventOf(request, { token, domain }, { maxParticipants: 1 });
    await signedIn(context, domain);
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.setViewportSize(size);
      await tab.goto(at(`/event/${id}`, domain));
    }
    const [bar, otherBar] = [page, other].map((tab) => tab.getByRole('region', { name: say.takePart }));
    const button = bar!.getByRole('button', { name: say.button.join, exact: true });
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.click();
    await expect(bar!.locator('> p')).toHaveText(say.status.going);
    expect(await findings(page, `going in ${lang}`)).toEqual([]);

    await other.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(otherBar!.locator('> p')).toHaveText(say.status.going);

    await bar!.getByRole('button', { name: say.cancel.place.open }).click();
    await page.getByRole('dialog').getByRole('button', { name: say.cancel.place.action }).click();
    await expect(bar!.getByRole('button', { name: say.button.joinAgain })).toBeVisible();
  });
}
