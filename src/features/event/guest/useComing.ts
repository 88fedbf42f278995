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
 * Has whoever is no member come to the event as a guest before they act (E39, SES-04): by the name they are known by, or by one
 * that `asks` asks for. Of everybody else nothing is asked.
 */
export function useComing(event: Event, offer: GuestOffer | undefined) {
  const [next, setNext] = useState<{ act: Act }>();

  /** Throws what the server said. */
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
    /** Does it with the event as it is once whoever does has a part in it. */
    withPart: (act: Act): void => {
      if (!offer || !mayComeTo(event, offer)) act(event);
      else if (offer.name) void coming.submit(offer.name, act);
      else setNext({ act });
    },
    /** What asks for the name; absent where nothing is to be asked. */
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
