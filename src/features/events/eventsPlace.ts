import { isDay, isMonth, monthAfter } from '../../lib/rules/event/monthDays';

/** Views of the events, in their order. */
export const eventsTabs = ['upcoming', 'past', 'month'] as const;
type EventsTab = (typeof eventsTabs)[number];

/** What lists are filtered by besides words. */
export const eventFilters = ['online', 'free', 'mine', 'going', 'invited'] as const;
type EventFilter = (typeof eventFilters)[number];

/** What of the events is shown: the address says it. */
export interface EventsPlace {
  tab: EventsTab;
  search: string;
  filters: readonly EventFilter[];
  /** 2026-11; '' is this one. */
  month: string;
  /** The day of it that is looked at: 2026-11-24; '' leaves it open. */
  day: string;
  /** How many pages of a list are shown, from 1. */
  pages: number;
}

/** The longest that is searched for. */
export const longestSearch = 100;
const mostPages = 25;

const isDayOf = (day: string, month: string): boolean =>
  isMonth(month) && day.startsWith(month) && isDay(day);

/** What an address shows; what it says wrongly is left out. */
export function placeOf(params: URLSearchParams): EventsPlace {
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

/** The address of a place, as short as it can be. */
export function writtenPlace({ tab, search, filters, month, day, pages }: EventsPlace): URLSearchParams {
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

export const isFiltered = ({ search, filters }: Pick<EventsPlace, 'search' | 'filters'>): boolean =>
  Boolean(search || filters.length);

/** The place from its beginning, filtered otherwise. */
export const withFilters = (place: EventsPlace, change: Partial<EventsPlace>): EventsPlace => ({
  ...place,
  pages: 1,
  day: '',
  ...change,
});

/** The place filtered by one thing more, or less. */
export const withToggled = (place: EventsPlace, toggled: EventFilter): EventsPlace =>
  withFilters(place, {
    filters: eventFilters.filter((each) => place.filters.includes(each) !== (each === toggled)),
  });

/** The place as many months further on, from the month that is shown where it says none. */
export const turned = (place: EventsPlace, by: number, shown: string): EventsPlace => ({
  ...place,
  month: monthAfter(place.month || shown, by) ?? place.month,
  day: '',
});
