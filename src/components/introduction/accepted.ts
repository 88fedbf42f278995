import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from '../../api/queryClient';
import type { ContactCard } from '../../generated/api/introduction';
import { introductionsKey } from './introductionQueries';

export type AcceptedCard = Pick<ContactCard, 'subject' | 'contacts' | 'bookmarked' | 'relation'>;

interface Accepted {
  items: AcceptedCard[];
}

/** A list like the others, so that an action on a person changes it, too. It is never loaded. */
const queryKey = [...introductionsKey, 'accepted'];
const nobody: readonly AcceptedCard[] = [];

/** Keeps a person whose introduction the member has just accepted, in front of those accepted before. */
export function keepAccepted(card: AcceptedCard): void {
  queryClient.setQueryData<Accepted>(queryKey, (before) => ({
    items: [card, ...(before?.items ?? nobody).filter(({ subject }) => subject.id !== card.subject.id)],
  }));
}

/** The people the member has accepted since they opened the page. Later they are among the contacts alone. */
export function useAccepted(): readonly AcceptedCard[] {
  useEffect(() => () => queryClient.removeQueries({ queryKey }), []);
  const { data } = useQuery<Accepted>({ queryKey, queryFn: skipToken }, queryClient);
  return data?.items ?? nobody;
}
