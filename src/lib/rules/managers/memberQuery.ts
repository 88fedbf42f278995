import type { MemberState, Sort } from '../../contract/member';

/** A filter of members. An absent key does not filter; times are ISO days of the community, both ends included. */
export interface MemberQuery {
  /** Name, company, position or address, however it is spelled, in either alphabet. */
  search?: string;
  /** In any of these. */
  states?: MemberState[];
  /** Whether the profile is switched on. */
  profiles?: boolean;
  /** With any of these. */
  tags?: string[];
  /** Only cities that members show. */
  cities?: string[];
  languages?: ('EN' | 'RU')[];
  joinedFrom?: string;
  joinedTo?: string;
  /** A member who was never active is left out. */
  seenFrom?: string;
  notSeenSince?: string;
}

export { memberSorts } from '../../contract/member';
/** NAME from A on; the others the latest first. */
export type MemberSort = Sort;

/** A saved list of members. */
export interface SavedQuery extends MemberQuery {
  sort?: MemberSort;
}
