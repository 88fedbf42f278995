import { memberSorts, type MemberQuery, type SavedQuery } from '../../../lib/rules/managers/memberQuery';
import { memberStates } from '../../../lib/rules/managers/memberStates';
import type { MemberColumn } from '../../../generated/api/member';

/** Columns other than name and states. */
export const memberColumns = [
  'company',
  'city',
  'tags',
  'language',
  'email',
  'joined',
  'seen',
] satisfies MemberColumn[];

const firstColumns: MemberColumn[] = ['company', 'email', 'joined', 'seen'];

/** Which members are shown, by the URL. `page` is from 0. */
export interface MemberParams {
  query: SavedQuery;
  page: number;
  columns: MemberColumn[];
  /** The member with the open card. */
  member?: string;
  /** Whether the dialog to invite people is open. */
  invite?: true;
}

/** How a filter is asked for and written down. */
type FilterKind = 'search' | 'states' | 'onOff' | 'words' | 'languages' | 'day';

/** The one table of filters on the screen: a key of `MemberQuery` without a field does not compile. */
export const filterKinds = {
  search: 'search',
  states: 'states',
  profiles: 'onOff',
  tags: 'words',
  cities: 'words',
  languages: 'languages',
  joinedFrom: 'day',
  joinedTo: 'day',
  seenFrom: 'day',
  notSeenSince: 'day',
} as const satisfies Record<keyof MemberQuery, FilterKind>;

export type FilterKey = keyof typeof filterKinds;
export const filterKeys = Object.keys(filterKinds) as FilterKey[];

type Read = (values: string[]) => unknown;

const among =
  <Item extends string>(known: readonly Item[]): Read =>
  (values) =>
    known.filter((each) => values.includes(each));

const readers: Record<FilterKind, Read> = {
  search: ([value]) => value?.slice(0, 200),
  states: among(memberStates),
  onOff: ([value]) => (value === 'true' ? true : value === 'false' ? false : undefined),
  words: (values) => values.slice(0, 20).map((value) => value.slice(0, 200)),
  languages: among(['EN', 'RU']),
  day: ([value]) => (/^(19|20)\d\d-\d\d-\d\d$/.test(value ?? '') ? value : undefined),
};

const isGiven = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '';

/** A query without its empty filters. */
export const activeFilters = (query: SavedQuery): SavedQuery =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => isGiven(value)));

/** Number of filters without the search. */
export const countFilters = (query: SavedQuery): number =>
  filterKeys.filter((key) => key !== 'search' && isGiven(query[key])).length;

/** Reads the params of a URL. Invalid ones are left out. */
export function parseParams(params: URLSearchParams): MemberParams {
  const read = filterKeys.map((key) => [key, readers[filterKinds[key]](params.getAll(key))]);
  const page = Number(params.get('page') ?? 1);
  const sort = memberSorts.find((each) => each === params.get('sort'));
  const columns = params.has('columns')
    ? memberColumns.filter((column) => params.get('columns')?.split(' ').includes(column))
    : firstColumns;
  return {
    query: activeFilters({ ...Object.fromEntries(read), sort } as SavedQuery),
    page: Number.isInteger(page) && page > 1 ? Math.min(page, 100_000) - 1 : 0,
    columns,
    member: params.get('member') ?? undefined,
    invite: params.has('invite') || undefined,
  };
}

/** The params as URL, as short as it can be. */
export function formatParams({ query, page, columns, member, invite }: MemberParams): URLSearchParams {
  const { sort, ...filters } = activeFilters(query);
  const first = columns.join(' ') === firstColumns.join(' ');
  return new URLSearchParams([
    ...Object.entries(filters).flatMap(([key, value]) => [value].flat().map((each) => [key, String(each)])),
    ...(sort ? [['sort', sort]] : []),
    ...(first ? [] : [['columns', columns.join(' ')]]),
    ...(page > 0 ? [['page', String(page + 1)]] : []),
    ...(member === undefined ? [] : [['member', member]]),
    ...(invite ? [['invite', '']] : []),
  ]);
}
