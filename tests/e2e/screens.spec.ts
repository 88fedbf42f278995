import { at } from './support/environment';
import { brands, managerPaths, memberPaths, newcomerPaths, visitorPaths } from './support/everyScreen';
import { findings, open } from './support/findings';
import { setLanguage } from './support/screens';
import { demoPassword, register, signedIn } from './support/signIn';
import { expect, test } from './support/test';
import { texts } from './support/texts';

for (const { domain, lang, viewport } of brands) {
  test(`UIX-06 UIX-08 UIX-12 the screens of a visitor are accessible, narrow and mirrored: ${domain} in ${lang}`, async ({
    page,
    silence,
  }) => {
    silence.allow(/status of 404/);
    await setLanguage(page, lang, domain);
    const found: string[] = [];
    for (const path of visitorPaths) found.push(...(await open(page, path, domain, { viewport })));
    expect(found).toEqual([]);
  });
}

for (const { domain, lang, viewport } of brands) {
  test(`UIX-06 UIX-08 UIX-12 the screens of a member are accessible, narrow and mirrored: ${domain} in ${lang}`, async ({
    page,
    context,
    email,
    silence,
  }) => {
    // No event has the id of the examples.
    silence.allow(/status of 40[34] .*\/api\/event\/7/);
    const { auth } = texts(lang);
    await setLanguage(page, lang, domain);
    await register(context.request, email, domain);
    const found: string[] = [];
    for (const account of [undefined, { email }]) {
      await signedIn(context, domain, account);
      for (const path of account ? newcomerPaths : memberPaths) {
        const name = `${path} of ${account ? 'a newcomer' : 'a member'}`;
        found.push(...(await open(page, path, domain, { name, viewport })));
      }
      await context.clearCookies({ name: 'session' });
      await page.evaluate(() => localStorage.clear());
    }
    await page.goto(at('/registration', domain));
    await page.getByLabel(auth.email, { exact: true }).fill('nobody');
    await page.getByLabel(auth.password, { exact: true }).fill('short');
    await page.getByRole('main').getByRole('checkbox').check();
    await page.getByRole('main').getByRole('button', { name: auth.registration.submit, exact: true }).click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    found.push(...(await findings(page, '/registration with errors', viewport)));
    expect(found).toEqual([]);
  });
}

for (const { domain, lang, viewport } of brands) {
  test(`UIX-06 UIX-08 UIX-12 ADM-01 the managers’ side is accessible, narrow and mirrored: ${domain} in ${lang}`, async ({
    page,
    context,
  }) => {
    await setLanguage(page, lang, domain);
    await signedIn(context, domain, { email: `manager@${domain}`, password: demoPassword });
    const found: string[] = [];
    for (const path of managerPaths) found.push(...(await open(page, path, domain, { viewport })));
    expect(found).toEqual([]);
  });
}

for (const { domain, button, viewport } of [
  { domain: 'krug.example', button: texts('ru').auth.byCode.option, viewport: 'desktop' },
  { domain: 'hearth.example', button: texts('en').auth.byLink.option, viewport: 'phone' },
] as const) {
  test(`UIX-06 UIX-08 UIX-12 the dialogs of login are accessible, narrow and mirrored: ${domain}`, async ({
    page,
  }) => {
    await page.goto(at('/login', domain));
    await page.getByRole('button', { name: button }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toBeVisible();
    await expect(dialog.getByRole('textbox')).toBeVisible();
    expect(await findings(page, 'email', viewport)).toEqual([]);
  });
}
