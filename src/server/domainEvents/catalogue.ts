interface OfCommunity<Data = Record<never, never>> {
  version: 1;
  communityId: string;
  data: Data;
}

/** Every domain event. The subject is the participant, unless stated otherwise. */
interface Catalogue {
  /** A member is about to leave, or to be hidden or removed by managers. Nothing of the member is locked yet but the account. */
  memberGoing: OfCommunity<{ isLeaving: boolean }>;
  /** A user is a member from now on: they joined, or managers admitted them. */
  memberAdmitted: OfCommunity;
  /** A member or guest left, or deleted the account. Published before the participant is deleted. */
  memberLeft: OfCommunity<{ userId: string; reason: 'LEFT' | 'ERASED' }>;
  /** Managers hid a member, or showed one again. */
  memberHidden: OfCommunity;
  memberShown: OfCommunity;
  /** Managers removed a member, or took that back. */
  memberRemoved: OfCommunity;
  memberRestored: OfCommunity;
  /** A member gained or lost the rights of a manager. */
  rightsChanged: OfCommunity<{ userId: string; isManager: boolean }>;
  /** A member who had no request wrote one. */
  requestWritten: OfCommunity;
  /** A member takes part in introductions again by their own act or a manager's. A pause that runs out says nothing. */
  networkingResumed: OfCommunity;
  /** A member, the subject, blocked another. */
  pairBlocked: OfCommunity<{ otherId: string }>;
  /** A member, the subject, took back that they blocked another. */
  pairUnblocked: OfCommunity<{ otherId: string }>;
  /** Two members are connected now, as the subject answered the other. */
  connected: OfCommunity<{ otherId: string }>;
  /** Two members agreed on a time to meet, as the subject picked it; perhaps another one than before. */
  meetingAgreed: OfCommunity<{ otherId: string; meetingId: string; startsAt: string; minutes: number }>;
  /** The address of a user, the subject, is confirmed now, perhaps a new one. */
  emailConfirmed: { version: 1; communityId: null; data: Record<never, never> };
  /** A user, the subject, deletes the account. Published before anything of the user is deleted. */
  accountErased: { version: 1; communityId: null; data: Record<never, never> };
}

export type DomainEventType = keyof Catalogue;

/** The version of each that is published. A change that subscribers have to know of makes a new one. */
export const currentVersions: { readonly [Type in DomainEventType]: Catalogue[Type]['version'] } = {
  memberGoing: 1,
  memberAdmitted: 1,
  memberLeft: 1,
  memberHidden: 1,
  memberShown: 1,
  memberRemoved: 1,
  memberRestored: 1,
  rightsChanged: 1,
  requestWritten: 1,
  networkingResumed: 1,
  pairBlocked: 1,
  pairUnblocked: 1,
  connected: 1,
  meetingAgreed: 1,
  emailConfirmed: 1,
  accountErased: 1,
};

/** The input of a publisher: the event's community, subject and data. */
export interface Cause<Type extends DomainEventType> {
  communityId: Catalogue[Type]['communityId'];
  subject: string;
  data: Catalogue[Type]['data'];
}

/** Something that happened inside the product. */
export interface DomainEvent<Type extends DomainEventType> extends Cause<Type> {
  id: string;
  type: Type;
  version: Catalogue[Type]['version'];
  time: Date;
}
