import { useState } from 'react';
import type { QueueParams, QueueView } from './QueuePage';

/** The params of a queue, for stories: kept by the story, not in the URL. */
export function useStoryView<State extends string>(state: State): QueueView<State> {
  const [params, onParams] = useState<QueueParams<State>>({ state, page: 0 });
  return { params, onParams, to: (there) => `?state=${there.state}` };
}
