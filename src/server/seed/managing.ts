import { randomUUID } from 'node:crypto';
import type { CommunityConfig } from '../../config/types';
import type { Lang } from '../../lib/lang';
import type { Act } from '../../lib/rules/managers/acts';
import type { Orm } from '../db/database';
import {
  auditAliases,
  auditEntries,
  auditTexts,
  managerMessages,
  memberNotes,
  memberViews,
  reports,
  type AuditState,
} from '../db/schema';
import { nameOf } from '../people/nameOf';

const day = 86_400_000;

/** Texts of managers and members from the past year. */
const words = {
  en: {
    note: 'Met her at the summer gathering. Happy to help newcomers; ask her first.',
    view: 'Not seen for a month',
    subject: 'Thank you',
    message: 'Thank you for the talk last week: three people wrote that it made them join.',
    spam: 'Sends everybody the same offer, twice a week.',
    fake: 'The photo is of somebody else.',
  },
  ru: {
    note: 'Познакомились на летней встрече. С радостью помогает новичкам — спрашивайте её первой.',
    view: 'Не заходили месяц',
    subject: 'Спасибо',
    message: 'Спасибо за рассказ на прошлой неделе: трое написали, что вступили благодаря ему.',
    spam: 'Дважды в неделю рассылает всем одно и то же предложение.',
    fake: 'На фото другой человек.',
  },
} as const satisfies Record<Lang, Record<string, string>>;

/** What the manager did in the past year: how many days ago, to which person in the list, and the change. */
const done: readonly [number, Act, number | null, AuditState?, AuditState?][] = [
  [300, 'member.message', 4],
  [240, 'note.add', 4],
  [200, 'view.save', null],
  [120, 'member.hide', 7, { profileEnabled: true }, { profileEnabled: false }],
  [119, 'member.show', 7, { profileEnabled: false }, { profileEnabled: true }],
  [60, 'report.decide', 8, { decision: null }, { decision: 'DISMISS' }],
  [30, 'member.pick', 3, { pickedAt: null }, { pickedAt: 'now' }],
  [30, 'member.pick', 5, { pickedAt: null }, { pickedAt: 'now' }],
  [6, 'member.pause', 10, { networkingEnabled: true }, { networkingEnabled: false }],
];

interface DemoMember {
  user: { id: string };
  participant: { id: string; firstName: string; lastName: string; isManager: boolean; about?: string };
}

/** Everything that a year of managing a community leaves. `members` are in the order of their list. */
export async function seedManaging(
  orm: Orm,
  communities: readonly { config: CommunityConfig; members: readonly DemoMember[] }[],
  now: Date,
): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const rows = communities.flatMap(({ config, members }) => {
    const manager = members.find(({ participant }) => participant.isManager);
    const [met, spammer, faked, reporter, other] = [4, 9, 8, 6, 12].map((place) => members[place]);
    if (!manager || !met || !spammer || !faked || !reporter || !other) return [];
    const aliases = new Map(members.map(({ user }) => [user.id, randomUUID()]));
    const authorId = aliases.get(manager.user.id) ?? '';
    const [message, note] = [randomUUID(), randomUUID()];
    const say = words[config.community.lang];
    const here = { communityId: config.id };
    const report = (about: DemoMember, by: DemoMember) => ({
      ...here,
      id: randomUUID(),
      subjectKind: 'PARTICIPANT' as const,
      subjectId: about.participant.id,
      participantId: about.participant.id,
      reporterId: by.participant.id,
      aboutManager: false,
      context: {
        name: nameOf(about.participant),
        about: about.participant.about ?? null,
      },
    });
    return {
      aliases: [...aliases].map(([userId, id]) => ({ id, userId })),
      entries: done.map(([days, act, place, before = null, after = null]) => {
        const subject = place === null ? undefined : members[place];
        const at = ago(days);
        return {
          ...here,
          at,
          action: act,
          actorId: authorId,
          before,
          subjectId: subject ? (aliases.get(subject.user.id) ?? null) : null,
          after: after?.pickedAt ? { pickedAt: at.toISOString() } : after,
          messageId: act === 'member.message' ? message : act === 'note.add' ? note : null,
        };
      }),
      note: {
        ...here,
        id: note,
        authorId,
        participantId: met.participant.id,
        text: say.note,
        createdAt: ago(240),
      },
      auditText: { ...here, id: note, userId: met.user.id, text: say.note },
      message: {
        ...here,
        id: message,
        authorId,
        userId: met.user.id,
        kind: 'message' as const,
        subject: say.subject,
        text: say.message,
        createdAt: ago(300),
      },
      view: {
        ...here,
        id: randomUUID(),
        title: say.view,
        query: { notSeenSince: ago(30).toISOString().slice(0, 10) },
        columns: ['city', 'email', 'seen'],
        createdAt: ago(200),
      },
      reports: [
        { ...report(spammer, reporter), reason: 'SPAM' as const, text: say.spam, createdAt: ago(2) },
        {
          ...report(faked, other),
          reason: 'FAKE' as const,
          text: say.fake,
          createdAt: ago(61),
          decision: 'DISMISS' as const,
          decidedBy: authorId,
          decidedAt: ago(60),
          version: 2,
        },
      ],
    };
  });
  if (rows.length === 0) return;
  await orm.insert(auditAliases).values(rows.flatMap(({ aliases }) => aliases));
  await orm.insert(memberNotes).values(rows.map(({ note }) => note));
  await orm.insert(managerMessages).values(rows.map(({ message }) => message));
  await orm.insert(auditTexts).values(rows.map(({ auditText }) => auditText));
  // After the texts that they refer to, because the chain contains their hashes.
  await orm.insert(auditEntries).values(rows.flatMap(({ entries }) => entries));
  await orm.insert(memberViews).values(rows.map(({ view }) => view));
  await orm.insert(reports).values(rows.flatMap((row) => row.reports));
}
