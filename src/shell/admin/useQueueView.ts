import { useSearchParams } from 'react-router-dom';
import type { QueueParams, QueueView } from '../../features/admin/queue/QueuePage';

/** The params of a queue in the URL. The first of `states` is the default. */
export function useQueueView<State extends string>(states: readonly [State, ...State[]]): QueueView<State> {
  const [search, setSearch] = useSearchParams();
  const [first] = states;
  const page = Number(search.get('page') ?? 1);
  const params: QueueParams<State> = {
    state: states.find((state) => state === search.get('state')) ?? first,
    page: Number.isInteger(page) && page > 1 ? page - 1 : 0,
    item: search.get('item') ?? undefined,
  };
  const written = ({ state, page: at, item }: QueueParams<State>): Record<string, string> => ({
    ...(state === first ? {} : { state }),
    ...(at > 0 ? { page: String(at + 1) } : {}),
    ...(item === undefined ? {} : { item }),
  });
  return {
    params,
    to: (there) => `?${new URLSearchParams(written(there)).toString()}`,
    onParams: (there) => setSearch(written(there), { replace: true }),
  };
}
