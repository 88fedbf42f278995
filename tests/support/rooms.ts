import { AppError } from '../../src/server/errors';
import type { Topic, TopicEvent } from '../../src/server/realtime/topic';

/** A topic for tests: everybody may enter a room that is not locked. */
export function createRooms() {
  const large = { type: 'large', text: 'x'.repeat(32 * 1024) };
  const locked = new Set<string>();
  const sent: unknown[] = [];
  let reads = 0;
  const topic: Topic<TopicEvent> = {
    pattern: '/topic/room/{id}',
    admits: async ({ params: { id = '' } }) => !locked.has(id),
    read: async (event) => {
      reads += 1;
      return event.type === 'large' ? large : event;
    },
    present: (event, { identity }) => (event.notFor === identity.userId ? undefined : event),
    mayDrop: ({ type }) => type === 'typing',
    receives: {
      destination: '/app/room/{id}/typing',
      accept: async ({ params }, body) => {
        if (body === 'refused') throw new AppError(1100);
        sent.push([params.id, body]);
      },
    },
  };
  return { topic, locked, sent, reads: () => reads };
}
