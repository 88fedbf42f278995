import { useState } from 'react';
import type { Place, QueueView } from './QueuePage';

/** A place in a queue, for stories: kept by the story, not by the address. */
export function useStoryView<State extends string>(state: State): QueueView<State> {
  const [place, onPlace] = useState<Place<State>>({ state, page: 0 });
  return { place, onPlace, to: (there) => `?state=${there.state}` };
}
