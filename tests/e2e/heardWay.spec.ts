import type { APIRequestContext } from '@playwright/test';
import { localize, type Lang } from '../../src/lib/lang';
import { call } from './support/api';
import { copyCommunity } from './support/communities';
import { registerConfirmed } from './support/confirmed';
import { at, environment } from './support/environment';
import { eventOf } from './support/events';
import { desktop } from './support/expectAccessible';
import { KeyboardWay } from './support/keyboardWay';
import { codeFor } from './support/mailbox';
import { changeProfile, join } from './support/members';
import { configured, fieldTexts, titleOf } from './support/onboarding';
import { setLanguage } from './support/screens';
import { password, signedIn } from './support/signIn';
import { expect, test } from './support/test';
import { counted, fill, labelsIn } from './support/texts';

const title = 'Clay';

async function joined(request: APIRequestContext, domain: string, email: string, firstName: string) {
  const token = await registerConfirmed(request, `${firstName.toLowerCase()}-${email}`, domain);
  return join(request, domain, token, { firstName, lastName: 'Moss' }, 'default');
}

/** A community whose members see each other. Ada, who invites, has an event. */
async function withAdaAndBob(request: APIRequestContext, email: string, lang: Lang) {
  const { domain } = copyCommunity('default', (folder) =>
    folder.edit('community.json', (community) =>
      Object.assign(community, { lang, title, transparent: true, platformLinks: false }),
    ),
  );
  const ada = await joined(request, domain, email, 'Ada');
  const bob = await joined(request, domain, email, 'Bob');
  await changeProfile(request, domain, bob, { about: 'Lawyer. I write contracts.' });
  await eventOf(request, { token: ada.token, domain });
  const init = await call(request, '/api/init', { method: 'POST', domain, token: ada.token });
  const { invitationId } = (await init.json()) as { invitationId: string };
  return { domain, invitationId };
}

/** A community with an administrator and five applicants. */
async function withApplicants(request: APIRequestContext, email: string, lang: Lang) {
  const { domain } = copyCommunity('default', (folder) =>
    folder.edit('community.json', (community) =>
      Object.assign(community, { lang, title, admission: 'approval', platformLinks: false }),
    ),
  );
  const made = await call(request, `/api/auth/register-admin?secret=${environment().adminSecret}`, {
    method: 'POST',
    data: { email, password },
  });
  expect(made.status()).toBe(200);
  for (const name of ['Ada', 'Bea', 'Cleo', 'Dora', 'Emma']) await joined(request, domain, email, name);
  return { domain };
}

for (const lang of ['en', 'ru'] as const) {
  test(`UIX-08 UIX-09 UIX-10 UIX-11 UIX-12 NAV-01 the way of a member who does not see (${lang})`, async ({
    page,
    request,
    email,
  }) => {
    test.slow();
    const { domain, invitationId } = await withAdaAndBob(request, email, lang);
    const way = await KeyboardWay.of(page, lang);
    const { say } = way;
    const [labels, fields] = [labelsIn(lang), fieldTexts(lang)];
    const [ada, bob] = [{ name: 'Ada Moss' }, { name: 'Bob Moss' }];
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');
    const nav = page.getByRole('navigation', { name: say.common.nav.label });
    const tab = (name: string) => nav.getByRole('link', { name, exact: true });
    await setLanguage(page, lang, domain);

    // Joins: from the invitation to home.
    await page.goto(at(`/invite?id=${invitationId}`, domain));
    await way.type(way.textbox(say.auth.short.label), email);
    await way.press(main.getByRole('checkbox'), 'Space');
    await way.step('asks for a code', () => way.press(way.button(say.auth.login.signUp)), {
      focus: `textbox "${say.auth.code}"`,
    });
    const { pages } = configured('default');
    const asks = (n: number) => `heading "${titleOf(pages[n]![0]!, lang)}"`;
    await way.step('enters the code', async () => page.keyboard.type(await codeFor(request, email)), {
      focus: asks(0),
    });
    for (const [n, items] of pages.entries()) {
      for (const { question, step } of items) {
        if (question?.required && question.type === 'text') {
          await way.type(way.textbox(localize(question.title, lang)), 'Tea');
        } else if (question?.required) {
          await way.press(main.getByRole((question.max ?? 1) > 1 ? 'checkbox' : 'radio').first(), 'Space');
        } else if (step === 'profile') {
          await way.type(way.textbox(labels.firstName), 'Julia');
          await way.type(way.textbox(labels.lastName), 'Rey');
        } else if (step === 'lookingFor') {
          await way.type(way.textbox(fields.request.label), 'A lawyer who writes contracts');
        }
      }
      if (n < pages.length - 1) {
        await way.step(`page ${n + 1} of joining`, () => way.press(way.button(say.common.next)), {
          focus: asks(n + 1),
        });
      }
    }
    const finish = way.button(fill(say.onboarding.finish, { title }));
    await way.step('joins', () => way.press(finish), {
      focus: `heading "${fill(say.home.greeting, { name: 'Julia' })}"`,
      said: [fill(say.onboarding.welcome, { title })],
      maybe: [say.hints.introductions.text, say.introduction.none.COMING],
    });
    const hints = page.getByRole('complementary', { name: say.hints.title });
    await way.step('closes the hints', () => way.press(way.button(say.common.close, hints)), {
      focus: `heading "${fill(say.home.greeting, { name: 'Julia' })}"`,
      maybe: [say.hints.introductions.text, say.introduction.none.COMING],
    });

    // Accepts who invited, and suggests a time.
    const accept = way.button(fill(say.introduction.incoming.acceptOf, ada));
    await way.step('accepts', () => way.press(accept), {
      focus: `article "${ada.name}"`,
      said: [fill(say.introduction.incoming.accepted, ada)],
    });
    const suggest = fill(say.introduction.suggest.of, ada);
    await way.step('opens the times', () => way.press(way.button(suggest)), {
      focus: `group "${say.meeting.propose.choose}"`,
    });
    await way.press(dialog.getByRole('checkbox').first(), 'Space');
    await way.step('suggests a time', () => way.press(way.button(say.meeting.propose.submit)), {
      focus: `button "${suggest}"`,
      said: [fill(say.meeting.sent, { name: 'Ada' })],
    });

    // Searches, connects, and undoes it.
    await way.step('goes to the directory', () => way.press(tab(say.common.nav.participants)), {
      focus: `heading "${say.common.nav.participants}"`,
    });
    await way.step('searches', () => way.type(page.getByRole('searchbox'), 'Bob'), {
      focus: `searchbox "${say.directory.search}"`,
      said: [counted(say.directory, 'shown', 1, lang)],
    });
    await way.step('opens a person', () => way.press(way.link(bob.name, main)), {
      focus: `heading "${bob.name}"`,
    });
    const connect = fill(say.introduction.connect.with, bob);
    await way.step('connects', () => way.press(way.button(connect)), {
      focus: `textbox "${say.introduction.connect.message}"`,
    });
    await page.keyboard.type('Hello Bob');
    const { undo } = say.introduction;
    const byTab = fill(say.common.tabTo, { action: undo });
    await way.step('sends the introduction', () => way.press(way.button(say.introduction.connect.submit)), {
      focus: `button "${fill(say.introduction.withdraw.of, bob)}"`,
      said: [
        counted(say.introduction.credits, 'left', 9, lang),
        fill(say.introduction.connect.done.SENT, bob),
        byTab,
      ],
    });
    await way.step('is told the way to undo it', () => page.keyboard.press('Tab'), {
      focus: `button "${undo}"`,
    });
    await way.step('undoes it', () => page.keyboard.press('Enter'), {
      focus: `button "${connect}"`,
      said: [say.introduction.undone],
    });

    // Joins an event.
    await way.step('goes to the events', () => way.press(tab(say.common.nav.events)), {
      focus: `heading "${say.common.nav.events}"`,
    });
    await way.step('opens an event', () => way.press(main.getByRole('link', { name: /^Breakfast/ })), {
      focus: 'heading "Breakfast by the canal"',
    });
    await way.step('joins the event', () => way.press(way.button(say.eventPage.button.join)), {
      focus: `button "${say.eventPage.cancel.place.open}"`,
      said: [say.eventPage.status.going],
    });

    // Edits the profile.
    await way.step('goes to the profile', () => way.press(tab(say.common.nav.profile)), {
      focus: `heading "${say.profile.title}"`,
    });
    const about = say.profile.about.about;
    await way.step('edits it', () => way.type(way.textbox(about), 'Painter'), {
      focus: `textbox "${about}"`,
      said: [say.profile.save.unsaved],
    });
    await way.step('saves it', () => way.press(way.button(say.profile.save.save)), {
      focus: `heading "${say.profile.about.title}"`,
      said: [say.profile.save.saved],
    });
  });

  test(`UIX-08 UIX-09 UIX-10 UIX-11 UIX-12 ADM-08 ADM-09 the way of a manager who does not see (${lang})`, async ({
    page,
    context,
    request,
    email,
  }) => {
    test.slow();
    const { domain } = await withApplicants(request, email, lang);
    await signedIn(context, domain, { email });
    const way = await KeyboardWay.of(page, lang);
    const { say } = way;
    const { adminAdmission: admission, adminBulk: bulk, adminMembers: members } = say;
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');
    await setLanguage(page, lang, domain);
    await page.setViewportSize(desktop);
    const waiting = (count: number) => [counted(admission, 'waiting', count, lang)];

    // Decides about one, about another, and about two together.
    await page.goto(at('/admin', domain));
    const queue = counted(say.admin.waiting.ADMISSIONS, 'title', 5, lang);
    await way.step('opens the applications', () => way.press(way.link(queue, main)), {
      focus: `heading "${admission.title}"`,
    });
    const decide = (name: string, of: string) => () => way.press(way.button(fill(of, { name })));
    const confirm = (name: string) => () => way.press(way.button(name, dialog));
    await way.step('admits', decide('Ada Moss', admission.admitNamed), {
      focus: `textbox "${admission.decision.admitWords}"`,
    });
    await way.step('confirms that', confirm(admission.admit), {
      focus: 'article "Bea Moss"',
      said: [counted(admission, 'admitted', 1, lang), ...waiting(4)],
    });
    await way.step('refuses', decide('Bea Moss', admission.refuseNamed), {
      focus: `textbox "${admission.decision.refuseWords}"`,
    });
    await way.step('confirms that', confirm(admission.refuse), {
      focus: 'article "Cleo Moss"',
      said: [counted(admission, 'refused', 1, lang), ...waiting(3)],
    });
    for (const [n, name] of ['Cleo Moss', 'Dora Moss'].entries()) {
      const choose = fill(admission.choose, { name });
      await way.step('selects', () => way.press(page.getByRole('checkbox', { name: choose }), 'Space'), {
        focus: `checkbox "${choose}"`,
        said: [counted(admission, 'chosen', n + 1, lang)],
      });
    }
    await way.step('admits both', () => page.keyboard.press('a'), {
      focus: `textbox "${admission.decision.admitWords}"`,
    });
    await way.step('confirms that', confirm(admission.admit), {
      focus: 'listitem',
      said: [counted(admission, 'admitted', 2, lang), ...waiting(1)],
    });

    // Acts on two members, and undoes it.
    const nav = page.getByRole('navigation', { name: say.common.nav.label });
    await way.step('goes to the members', () => way.press(way.link(say.common.nav.members, nav)), {
      focus: `heading "${say.common.nav.members}"`,
    });
    for (const [n, name] of ['Ada Moss', 'Cleo Moss'].entries()) {
      const choose = fill(members.choose, { name });
      await way.step('selects', () => way.press(main.getByRole('checkbox', { name: choose }), 'Space'), {
        focus: `checkbox "${choose}"`,
        said: [counted(members, 'chosenAnd', n + 1, lang)],
      });
    }
    await way.step('goes to the actions', () => page.keyboard.press('b'), {
      focus: `button "${bulk.button}"`,
    });
    await way.step('opens them', () => page.keyboard.press('Enter'), {
      focus: `menuitem "${bulk.admit.title}"`,
    });
    const chosenLast = `checkbox "${fill(members.choose, { name: 'Cleo Moss' })}"`;
    const pause = page.getByRole('menuitem', { name: bulk.pause.title });
    await way.step('pauses', () => pause.press('Enter'), {
      focus: `button "${say.common.close}"`,
      said: [counted(bulk, 'reaches', 2, lang)],
    });
    await way.step('confirms that', confirm(counted(bulk.pause, 'do', 2, lang)), {
      focus: chosenLast,
      said: [counted(bulk, 'waits', 2, lang, { seconds: 30 }), fill(say.common.tabTo, { action: bulk.undo })],
    });
    await way.step('is told the way to undo it', () => page.keyboard.press('Tab'), {
      focus: `button "${bulk.undo}"`,
    });
    await way.step('undoes it', () => page.keyboard.press('Enter'), {
      focus: chosenLast,
      said: [bulk.undone],
    });
  });
}
