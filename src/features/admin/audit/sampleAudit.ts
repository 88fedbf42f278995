import type { AuditEntry, AuditPage, AuditPerson } from '../../../generated/api/audit';

const person = (kind: AuditPerson['kind'], name: string | null = null): AuditPerson => ({
  id: `${kind}${name?.slice(0, 4) ?? ''}`,
  kind,
  name,
  slug: name && name.toLowerCase().replace(' ', '-'),
});
const grace = person('MEMBER', 'Grace Hopper');
const ada = person('MEMBER', 'Ada Lovelace');
const admin = person('ADMINISTRATOR');
const server = { ...person('SERVER'), id: 'server' };

type Written = Pick<AuditEntry, 'act' | 'actor' | 'subject' | 'before' | 'after'> & Partial<AuditEntry>;
const nothing = { before: null, after: null };

const written: Written[] = [
  {
    act: 'audit.export',
    actor: grace,
    subject: null,
    before: null,
    after: { entries: 128, act: 'member.hide', from: '2026-11-01', to: null },
  },
  {
    act: 'member.hide',
    actor: grace,
    subject: person('MEMBER', 'Konstantin Konstantinopolsky-Zavadovsky'),
    before: { profileEnabled: true },
    after: { profileEnabled: false },
  },
  {
    act: 'member.remove',
    actor: admin,
    subject: person('LEFT'),
    before: { enabled: true, removedAt: null },
    after: { enabled: false, removedAt: '2026-11-19T18:30:00.000Z' },
  },
  {
    act: 'member.message',
    actor: grace,
    subject: ada,
    ...nothing,
    message: { subject: 'Your talk', text: 'Three people wrote that it made them join.\nThank you.' },
  },
  {
    act: 'note.delete',
    actor: person('DELETED'),
    subject: ada,
    ...nothing,
    message: { subject: null, text: 'Prefers to be asked by email.' },
  },
  {
    act: 'intro.pass',
    actor: grace,
    subject: ada,
    related: person('MEMBER', 'Mary Somerville'),
    before: null,
    after: { sentAt: '2026-11-18T09:12:00.000Z' },
  },
  {
    act: 'bulk.refuse',
    actor: person('LEFT'),
    subject: null,
    before: null,
    after: { act: 'member.hide', count: 12 },
  },
  {
    act: 'manager.grant',
    actor: server,
    subject: grace,
    before: { isManager: false },
    after: { isManager: true },
  },
];

/** Entries that show every kind of person and of change, for stories and tests. */
export const sampleAudit: AuditPage = {
  entries: written.map((entry, at) => ({
    message: null,
    related: null,
    ...entry,
    id: 500 - at,
    at: new Date(Date.parse('2026-11-21T18:30:00Z') - at * 40_000_000).toISOString(),
  })),
  next: 400,
  actors: [grace, admin, person('DELETED'), server],
};
