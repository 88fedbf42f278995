import { useState } from 'react';
import { initQuery } from '../../../api/queries';
import { queryClient } from '../../../api/queryClient';
import { request } from '../../../api/request';
import { useSubmit } from '../../../components/form/useSubmit';
import { joinAsGuest } from '../../../generated/api/client/event';
import type { Event, GuestName } from '../../../generated/api/event';
import { eventQuery } from '../eventQueries';
import { mayComeTo, type GuestOffer } from './guestOffer';

type Act = (event: Event) => void;

/**
 * Makes a non-member a guest of the event before their action (E39, SES-04): with their known name, or after `asks` has
 * asked for one. Others act immediately.
 */
export function useComing(event: Event, offer: GuestOffer | undefined) {
  const [next, setNext] = useState<{ act: Act }>();

  /** Throws the server's error. */
  async function come(body: GuestName): Promise<Event> {
    const current = await request(joinAsGuest, { params: { id: event.id }, body });
    queryClient.setQueryData(eventQuery(event.id).queryKey, current);
    void queryClient.invalidateQueries(initQuery);
    return current;
  }

  const coming = useSubmit({
    send: async (name: GuestName, act: Act) => act(await come(name)),
    inToast: true,
  });

  return {
    /** Performs an action with the event after the user has become a participant. */
    withPart: (act: Act): void => {
      if (!offer || !mayComeTo(event, offer)) act(event);
      else if (offer.name) void coming.submit(offer.name, act);
      else setNext({ act });
    },
    /** The dialog that asks for the name. Absent if none is needed. */
    asks: next && {
      onName: async (name: GuestName) => {
        const current = await come(name);
        setNext(undefined);
        next.act(current);
      },
      onClose: () => setNext(undefined),
    },
  };
}
