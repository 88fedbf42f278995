import { isDay, isMonth, monthAfter } from '../../lib/rules/event/monthDays';

/** Views of the events, in their order. */
export const eventsTabs = ['upcoming', 'past', 'month'] as const;
type EventsTab = (typeof eventsTabs)[number];

/** Filters of lists other than the search. */
export const eventFilters = ['online', 'free', 'mine', 'going', 'invited'] as const;
type EventFilter = (typeof eventFilters)[number];

/** The state of the page in the address. */
export interface EventsParams {
  tab: EventsTab;
  search: string;
  filters: readonly EventFilter[];
  /** 2026-11; '' is this one. */
  month: string;
  /** The chosen day: 2026-11-24. '' means none. */
  day: string;
  /** How many pages of a list are shown, from 1. */
  pages: number;
}

/** The longest that is searched for. */
export const longestSearch = 100;
const mostPages = 25;

const isDayOf = (day: string, month: string): boolean =>
  isMonth(month) && day.startsWith(month) && isDay(day);

/** Reads the params of a URL. Invalid ones are left out. */
export function parseParams(params: URLSearchParams): EventsParams {
  const pages = Number(params.get('pages') ?? 1);
  const [month, day] = [params.get('month') ?? '', params.get('day') ?? ''];
  return {
    tab: eventsTabs.find((tab) => tab === params.get('tab')) ?? eventsTabs[0],
    search: (params.get('search') ?? '').slice(0, longestSearch),
    filters: eventFilters.filter((each) => params.get(each) === 'true'),
    month: isMonth(month) ? month : '',
    day: isDayOf(day, month) ? day : '',
    pages: Number.isInteger(pages) && pages > 1 ? Math.min(pages, mostPages) : 1,
  };
}

/** The params as URL, as short as it can be. */
export function formatParams({ tab, search, filters, month, day, pages }: EventsParams): URLSearchParams {
  const byMonth = tab === 'month';
  return new URLSearchParams([
    ...(tab === eventsTabs[0] ? [] : [['tab', tab]]),
    ...(search ? [['search', search]] : []),
    ...filters.map((each) => [each, 'true']),
    ...(byMonth && month ? [['month', month]] : []),
    ...(byMonth && day ? [['day', day]] : []),
    ...(!byMonth && pages > 1 ? [['pages', String(pages)]] : []),
  ]);
}

export const isFiltered = ({ search, filters }: Pick<EventsParams, 'search' | 'filters'>): boolean =>
  Boolean(search || filters.length);

/** The params of the first page, with other filters. */
export const withFilters = (params: EventsParams, change: Partial<EventsParams>): EventsParams => ({
  ...params,
  pages: 1,
  day: '',
  ...change,
});

/** The params with one more filter, or one less. */
export const withToggled = (params: EventsParams, toggled: EventFilter): EventsParams =>
  withFilters(params, {
    filters: eventFilters.filter((each) => params.filters.includes(each) !== (each === toggled)),
  });

/** The params as many months later, from the month that is shown if they name none. */
export const turned = (params: EventsParams, by: number, shown: string): EventsParams => ({
  ...params,
  month: monthAfter(params.month || shown, by) ?? params.month,
  day: '',
});
