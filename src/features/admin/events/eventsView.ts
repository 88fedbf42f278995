/** The state of the managers' list of events in the address. */
export interface EventsView {
  which: 'upcoming' | 'past';
  search: string;
}

/** The longest that is searched for. */
export const longestSearch = 100;

/** Reads the params of a URL. Invalid ones are left out. */
export const parseView = (params: URLSearchParams): EventsView => ({
  which: params.get('events') === 'past' ? 'past' : 'upcoming',
  search: (params.get('search') ?? '').slice(0, longestSearch),
});

/** The address of a view, as short as it can be. */
export const formatView = ({ which, search }: EventsView): URLSearchParams =>
  new URLSearchParams([
    ...(which === 'past' ? [['events', which]] : []),
    ...(search ? [['search', search]] : []),
  ]);
