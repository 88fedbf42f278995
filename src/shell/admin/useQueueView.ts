import { useSearchParams } from 'react-router-dom';
import type { Place, QueueView } from '../../features/admin/queue/QueuePage';

/** Where in a queue the address is; the first of `states` is where it begins. */
export function useQueueView<State extends string>(states: readonly [State, ...State[]]): QueueView<State> {
  const [params, setParams] = useSearchParams();
  const [first] = states;
  const page = Number(params.get('page') ?? 1);
  const place: Place<State> = {
    state: states.find((state) => state === params.get('state')) ?? first,
    page: Number.isInteger(page) && page > 1 ? page - 1 : 0,
    item: params.get('item') ?? undefined,
  };
  const written = ({ state, page: at, item }: Place<State>): Record<string, string> => ({
    ...(state === first ? {} : { state }),
    ...(at > 0 ? { page: String(at + 1) } : {}),
    ...(item === undefined ? {} : { item }),
  });
  return {
    place,
    to: (there) => `?${new URLSearchParams(written(there)).toString()}`,
    onPlace: (there) => setParams(written(there), { replace: true }),
  };
}
