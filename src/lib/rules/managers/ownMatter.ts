import type { Act } from './acts';

/** What nobody decides in their own matter, of one thing that managers do. */
interface OwnMatter {
  /** Whether somebody may do it to themself, or where it is about what they wrote; else how it is refused. */
  own: 'ALLOWED' | 1155 | 1330;
  /**
   * It waits while a report about whoever decides waits: they might decide about who reported them. It waits whoever it is
   * about, so that nobody learns from it who that was.
   */
  rests: boolean;
}

const withNobody = { own: 'ALLOWED', rests: false } as const;
/** It may be about whoever reported the manager. */
const aboutMember = { own: 1155, rests: true } as const;
/** Nothing is taken from anybody by it. */
const harmless = { own: 1155, rests: false } as const;
/** Several people are parties to it, and it names none of them. */
const between = { own: 1330, rests: true } as const;

/** Every act of those who manage a community: another one does not compile before it stands here. */
export const ownMatters = {
  // Whoever is the only manager can name another, who then decides about a report.
  'manager.invite': harmless,
  // Otherwise a reported manager could keep out the one who would decide about them.
  'manager.withdraw': { own: 1155, rests: true },
  // Only who is invited answers.
  'manager.decline': withNobody,
  'manager.grant': withNobody,
  // A role can be given up; of somebody else administrators decide.
  'manager.revoke': { own: 'ALLOWED', rests: true },
  // Whoever applies is no member yet, and has reported nobody but at an event.
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
  // What managers do in place of an event's organisers is decided as organisers decide it: the only organiser alone decides
  // about their own participation (`modules/participation/mayDecide.ts`).
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
