import { useEffect, useState } from 'react';
import { realtime } from '../../api/realtime/realtime';
import { apiSettings } from '../../api/settings';
import type { ChatPerson, PresenceEvent } from '../../generated/api/chat';

const isPresence = (body: unknown): body is PresenceEvent =>
  typeof body === 'object' && body !== null && 'participantId' in body && 'online' in body;

/** Whether somebody is online: as last heard, else as the server answered with the chat. Null: the member may not know. */
export function usePresence(): (person: Pick<ChatPerson, 'participantId' | 'online'>) => boolean | null {
  const [heard, setHeard] = useState<Readonly<Record<string, boolean>>>({});
  useEffect(
    () =>
      realtime.subscribe(`/topic/community/${apiSettings().communityId}/presence`, {
        // Nothing is told of people who came or went while the line was down.
        onReady: () => setHeard({}),
        onEvent: (body) => {
          if (isPresence(body)) setHeard((before) => ({ ...before, [body.participantId]: body.online }));
        },
      }),
    [],
  );
  return ({ participantId, online }) => (online === null ? null : (heard[participantId] ?? online));
}
