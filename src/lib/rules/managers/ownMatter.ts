import type { Act } from './acts';

/** How conflicts of interest restrict one action of managers. */
interface OwnMatter {
  /** Whether managers may do it to themselves or about their own texts; otherwise the error. */
  own: 'ALLOWED' | 1155 | 1330;
  /**
   * Whether it is refused while a report about the manager waits, because they might decide about the reporter. It is
   * refused for every member, because a refusal for one would reveal the reporter.
   */
  rests: boolean;
}

const withNobody = { own: 'ALLOWED', rests: false } as const;
/** It may concern the person who reported the manager. */
const aboutMember = { own: 1155, rests: true } as const;
/** It takes nothing away from anybody. */
const harmless = { own: 1155, rests: false } as const;
/** It concerns several people and names none of them. */
const between = { own: 1330, rests: true } as const;

/** Every action of managers. An action without a row does not compile. */
export const ownMatters = {
  // The only manager can name another one, who then decides about a report.
  'manager.invite': harmless,
  // Otherwise a reported manager could prevent the person who would decide from becoming a manager.
  'manager.withdraw': { own: 1155, rests: true },
  // Only the invited person answers.
  'manager.decline': withNobody,
  'manager.grant': withNobody,
  // Managers may give up the role. Administrators decide about the role of others.
  'manager.revoke': { own: 'ALLOWED', rests: true },
  // An applicant is not a member yet and can have reported people only at an event.
  'member.admit': harmless,
  'member.refuse': aboutMember,
  'member.remove': aboutMember,
  'member.restore': aboutMember,
  'member.hide': aboutMember,
  'member.show': aboutMember,
  'member.pause': aboutMember,
  'member.resume': aboutMember,
  'member.pick': aboutMember,
  'member.unpick': aboutMember,
  'member.message': harmless,
  'member.warn': aboutMember,
  'note.add': harmless,
  'note.delete': harmless,
  'view.save': withNobody,
  'view.delete': withNobody,
  // Each of the many is decided by the act that is done to them.
  'bulk.begin': withNobody,
  'bulk.undo': withNobody,
  'bulk.refuse': withNobody,
  'members.export': withNobody,
  'members.invite': withNobody,
  'audit.export': withNobody,
  'report.decide': between,
  'recommendations.send': withNobody,
  // Managers decide about events by the rules of organisers: only a sole organiser decides about their own
  // participation (`modules/participation/mayDecide.ts`).
  'event.change': withNobody,
  'event.cancel': withNobody,
  'event.delete': withNobody,
  'event.organisers': withNobody,
  'event.participants': harmless,
  'event.export': withNobody,
  'community.create': withNobody,
  'account.erase': withNobody,
  'intro.pass': between,
  'intro.refuse': between,
} as const satisfies Record<Act, OwnMatter>;
