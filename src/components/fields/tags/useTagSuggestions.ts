import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryClient } from '../../../api/queryClient';
import { request } from '../../../api/request';
import { suggestTags } from '../../../generated/api/client/directory';
import { fitting } from './fitting';

/** How long typing has to rest before the server is asked, in ms. */
const rest = 200;
/** A single letter fits too much. */
const least = 2;
const longest = 50;

/** A text as it was when typing last rested. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), rest);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

const isSearch = (text: string): boolean => text.length >= least && text.length <= longest;

/** Tags of other members that fit what is typed and are not chosen yet (C19). Without an answer there are none. */
export function useTagSuggestions(typed: string, chosen: readonly string[]): readonly string[] {
  const now = typed.trim();
  const search = useRested(now);
  const { data = [] } = useQuery(
    {
      queryKey: ['tagSuggestions', search],
      queryFn: ({ signal }) => request(suggestTags, { query: { search }, signal }),
      enabled: isSearch(search) && isSearch(now),
      staleTime: 60_000,
      retry: false,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  return isSearch(now) ? fitting(data, now, chosen) : [];
}
