import type { Page } from '@playwright/test';
import { at } from './support/environment';
import { codeFor } from './support/mailbox';
import { expectJoining } from './support/screens';
import { resize } from './support/resize';
import { password, signedIn } from './support/signIn';
import { expect, test } from './support/test';
import { texts } from './support/texts';

const { auth, common, landing } = texts('en');

/** Tabs on until the focus is where it should be; a page that never gets there fails. */
async function tabTo(
  page: Page,
  role: 'link' | 'button' | 'textbox' | 'checkbox',
  name: string | RegExp,
): Promise<void> {
  const target = page.getByRole(role, { name, exact: true });
  await expect(target.first()).toBeVisible();
  for (let pressed = 0; pressed < 60; pressed++) {
    await page.keyboard.press('Tab');
    if (await target.first().evaluate((it) => it === document.activeElement)) {
      const outline = await target.first().evaluate((it) => {
        const rings = [it, it.parentElement, it.nextElementSibling].map(
          (one) => one && getComputedStyle(one),
        );
        return rings.some((ring) => ring && (ring.outlineStyle !== 'none' || ring.boxShadow !== 'none'));
      });
      expect(outline, `the focus can be seen on ${String(name)}`).toBe(true);
      return;
    }
  }
  throw new Error(`${role} ${String(name)} is out of the keyboard's reach`);
}

/** The label also says that its links lead to other sites. */
const consent = /^I agree to the terms of use/;

test('UIX-08 the whole sign-up by keyboard alone: from the landing by a password', async ({
  page,
  email,
}) => {
  await page.goto(at('/'));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: common.skipToContent })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, 'link', landing.startNetworking);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at('/registration'));
  await tabTo(page, 'textbox', auth.email);
  await page.keyboard.type(email);
  await tabTo(page, 'textbox', auth.password);
  await page.keyboard.type(password);
  await tabTo(page, 'textbox', auth.repeat);
  await page.keyboard.type(password);
  await tabTo(page, 'checkbox', consent);
  await page.keyboard.press('Space');
  await tabTo(page, 'button', auth.registration.submit);
  await page.keyboard.press('Enter');
  await expectJoining(page, 'default');
});

test('UIX-08 by keyboard alone: a code from the dialog, which gives the focus back', async ({
  page,
  email,
}) => {
  await page.goto(at('/login'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await tabTo(page, 'button', auth.byCode.option);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: auth.byCode.title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: auth.byCode.option })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: auth.byCode.title })).toBeVisible();
  await expect(page.getByRole('dialog').getByLabel(auth.email)).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(auth.code)).toBeFocused();
  await page.keyboard.type(await codeFor(page.request, email));
  await expectJoining(page, 'default');
  const asked = page.getByRole('dialog', { name: texts('en').consent.first.title });
  await expect(asked.getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(page, 'button', texts('en').consent.first.accept);
  await page.keyboard.press('Enter');
  await expect(asked).toBeHidden();
});

test('UIX-08 NAV-02 what the keyboard reaches is not below the header, nor below the tabs of a phone', async ({
  page,
  context,
}) => {
  await signedIn(context, 'krug.example');
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 700 },
  ]) {
    await resize(page, size);
    await page.goto(at('/profile', 'krug.example'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[inert][aria-busy=true]')).toHaveCount(0);
    const covered: string[] = [];
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let pressed = 0; pressed < 45; pressed++) {
        await page.keyboard.press(key);
        const name = await page.evaluate(() => {
          const element = document.activeElement;
          if (!element || !document.querySelector('main')?.contains(element)) return undefined;
          const { top, bottom, left, right, height } = element.getBoundingClientRect();
          const x = (left + right) / 2;
          // A long text field may reach beyond the screen.
          const edges = height > innerHeight / 2 ? [top + 4] : [top + 4, bottom - 4];
          const bars = [...document.querySelectorAll('header, nav')].filter((bar) => !bar.closest('main'));
          const hidden = edges.some((y) => {
            const over = document.elementFromPoint(x, y);
            return bars.some((bar) => bar.contains(over));
          });
          return hidden ? `${element.tagName} ${element.textContent || element.id}` : undefined;
        });
        if (name) covered.push(`${key} ${size.width}: ${name}`);
      }
    }
    expect(covered).toEqual([]);
  }
});
