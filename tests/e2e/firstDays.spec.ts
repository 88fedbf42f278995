import type { APIRequestContext } from '@playwright/test';
import type { SignInResult } from '../../src/generated/api/auth';
import type { Init } from '../../src/generated/api/currentUser';
import { peopleOf, slugOf } from '../../src/server/seed/people';
import { call } from './support/api';
import { registerConfirmed } from './support/confirmed';
import { countWay } from './support/countedWay';
import { eventOf } from './support/events';
import { desktop, phone } from './support/expectAccessible';
import { both, others } from './support/firstDaysWalks';
import { codeFor } from './support/mailbox';
import { join } from './support/members';
import { newCommunity } from './support/newCommunity';
import { Newcomer } from './support/newcomer';
import { othersVariable } from './support/othersVariable';
import { setLanguage } from './support/screens';
import { demoPassword, signIn } from './support/signIn';
import { expect, test as base } from './support/test';
import { fill } from './support/texts';
import { startTimedServer, type TimedServer } from './support/timedServer';

const [minute, hour, day] = [60, 3600, 86_400];
const zone = 'Europe/Moscow';
const demoDomain = 'krug.example';

/** From the link of the invitation to the first home. */
const most = { screens: 11, presses: 15 };

/** Ten in the morning of the next Wednesday in `zone`. */
function nextWednesday(): Date {
  const at = new Date();
  at.setUTCHours(7, 0, 0, 0);
  do at.setUTCDate(at.getUTCDate() + 1);
  while (at.getUTCDay() !== 3);
  return at;
}

const test = base.extend<{ isDemo: boolean; server: TimedServer }>({
  /** Whether the demo community has its seeded members. */
  isDemo: [false, { option: true }],
  server: async ({ isDemo }, provide) => {
    await provide(await startTimedServer({ from: nextWednesday(), ...(isDemo && { seeded: [demoDomain] }) }));
  },
});

/** Calls of other members. */
class Calls {
  constructor(
    readonly request: APIRequestContext,
    readonly domain: string,
  ) {}

  async post<Answer>(path: string, token?: string, data?: Record<string, unknown>): Promise<Answer> {
    const answer = await call(this.request, path, { method: 'POST', domain: this.domain, token, data });
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()) as Answer;
  }

  /** The member who invites: of the demo data, or the first of a new community. */
  async inviter(isDemo: boolean, email: string) {
    const { request, domain } = this;
    const token = isDemo
      ? await signIn(request, { email: `member@${domain}`, password: demoPassword }, domain)
      : await registerConfirmed(request, email, domain);
    if (!isDemo) await join(request, domain, token, { firstName: 'Ada', lastName: 'Moss' }, 'default');
    const { invitationId, participant } = await this.post<Init>('/api/init', token);
    const { firstName } = participant!;
    return { token, invitationId: invitationId!, firstName, name: nameOf(participant!) };
  }

  /** The session of a seeded member, who has no password. */
  async seeded(name: string): Promise<string> {
    const person = peopleOf('ru').find((each) => nameOf(each) === name)!;
    const email = `${slugOf(person)}@${this.domain}`;
    await this.post('/api/auth/otp/challenge', undefined, { email });
    const code = await codeFor(this.request, email);
    const { token } = await this.post<SignInResult>('/api/auth/otp/validate', undefined, {
      login: email,
      password: code,
    });
    return token ?? '';
  }
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;

const placeOf = (name: string): number => peopleOf('ru').findIndex((each) => nameOf(each) === name);

/** Every fourth seeded member leaves introductions to a manager, and the first two have other addresses. */
const answersThemselves = (name: string): boolean => placeOf(name) > 1 && placeOf(name) % 4 !== 3;

for (const { isDemo, lang, device, by } of process.env[othersVariable] ? others : both) {
  const isTouch = device === 'phone';
  const where = isDemo ? 'a demo community' : 'a new community of two';

  test.describe(`${where} in ${lang}`, () => {
    test.use({
      isDemo,
      viewport: isTouch ? phone : desktop,
      hasTouch: isTouch,
      isMobile: isTouch,
      timezoneId: zone,
    });

    test(`AUT-07 MAT-09 HOM-01 HOM-08 CON-01 PRO-04 M03 M05 from an invitation to a meeting: ${where}, ${lang}, ${device}, by ${by}`, async ({
      page,
      context,
      server,
      email,
    }) => {
      test.slow();
      const title = isDemo ? 'Круг' : 'Clay';
      const domain = isDemo ? demoDomain : await newCommunity(title, lang);
      const calls = new Calls(page.request, domain);
      const inviter = await calls.inviter(isDemo, `ada-${email}`);
      const community = { domain, title, like: isDemo ? demoDomain : 'default' };
      const newcomer = new Newcomer({ page, server, email, lang, community });
      const { introduction, meeting } = newcomer.say;

      // On Wednesday.
      const way = await countWay(context);
      await setLanguage(page, lang, domain);
      await newcomer.join(inviter.invitationId, inviter.firstName, by);
      await expect(newcomer.card(inviter.name)).toBeVisible();
      const presses = way.presses;
      const screens = [...way.screens];
      console.log(`${where}, ${lang}, ${device}, by ${by}: ${screens.length} screens, ${presses} presses`);
      expect(screens.length, screens.join('\n')).toBeLessThanOrEqual(most.screens);
      expect(presses).toBeLessThanOrEqual(most.presses);
      await newcomer.check();
      await newcomer.closeHints();

      const shown = newcomer.people.getByRole('article');
      let other = inviter;
      if (isDemo) {
        await expect(shown).toHaveCount(3);
        await expect(shown.getByRole('list', { name: introduction.why })).toHaveCount(3);
        const names = await shown.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
        const name = names.find((each) => answersThemselves(each ?? '')) ?? '';
        other = { ...inviter, name, firstName: name.split(' ')[0] ?? '', token: await calls.seeded(name) };
      } else {
        await expect(shown).toHaveCount(0);
        await expect(newcomer.people.getByText(introduction.none.MET_EVERYONE)).toBeVisible();
        await expect(page.getByRole('main')).not.toContainText(/Tuesday|Tues?\b|вторник/i);
      }
      await newcomer.acceptInviter(inviter.name, inviter.firstName);
      if (isDemo) await newcomer.connect(other.name);
      const friday = new Date(server.now().getTime() + 2 * day * 1000).toISOString().slice(0, 10);
      const times = { date: friday, startTime: '09:00', endTime: '11:00', timeZone: zone };
      const event = { title: 'Завтрак у канала', ...times };
      await newcomer.comeTo(await eventOf(page.request, { token: inviter.token, domain }, event));

      // The other accepts.
      const own = await page.evaluate(() => localStorage.getItem('token'));
      const { participant } = await calls.post<Init>('/api/init', own ?? '');
      const subjectId = participant!.id;
      await server.later(minute);
      if (isDemo) await calls.post('/api/relations', other.token, { subjectId, relationType: 'LIKE' });

      // On Thursday: the other has accepted, and suggests times.
      await server.later(day - 2 * hour);
      await newcomer.open('/my_communities');
      if (isDemo) {
        const known = page.getByRole('region', { name: introduction.incoming.new });
        await expect(known.getByRole('article')).toHaveAccessibleName(other.name);
        await expect(
          known.getByText(fill(introduction.incoming.theyAccepted, { name: other.firstName })),
        ).toBeVisible();
        await expect(known.getByText(introduction.relation.CONNECTED)).toBeVisible();
      }
      await newcomer.check();
      const slots = [1, 2].map((days) =>
        new Date(server.now().setUTCMinutes(0, 0, 0) + days * day * 1000).toISOString(),
      );
      await calls.post('/api/matching/meetings', other.token, {
        subjectId,
        slots,
        minutes: 30,
        timeZone: zone,
        place: { kind: 'LATER' },
      });
      await newcomer.open('/my_communities');
      const parts = page.getByRole('main').getByRole('article');
      const meetingName = fill(meeting.title, { name: other.firstName });
      const planned = parts.first();
      await expect(planned).toHaveAccessibleName(meetingName);
      await expect(planned.getByRole('radio')).toHaveCount(2);
      await newcomer.check();
      await planned.getByRole('radio').first().check();
      await planned.getByRole('button', { name: meeting.pick.submit }).click();
      await expect(planned.getByText(meeting.state.AGREED)).toBeVisible();
      await newcomer.check();

      await newcomer.open('/my_communities');
      await expect(parts.nth(0)).toHaveAccessibleName(meetingName);
      await expect(parts.nth(0).getByText(meeting.state.AGREED)).toBeVisible();
      await expect(parts.nth(1)).toHaveAccessibleName(event.title);
      await expect(parts.nth(1).getByRole('link', { name: event.title })).toBeVisible();
      await newcomer.check();
    });
  });
}
