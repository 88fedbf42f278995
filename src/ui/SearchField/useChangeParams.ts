import { useEffect, useRef } from 'react';

/**
 * Changes the params in the URL. Two presses may come before the URL of the first is shown: the second changes what
 * the first made.
 */
export function useChangeParams<Params>(
  params: Params,
  onParams: (params: Params) => void,
): (change: (latest: Params) => Params) => void {
  const latest = useRef(params);
  // Params are read from the URL each time, so they are compared by their text.
  const written = JSON.stringify(params);
  useEffect(() => {
    latest.current = JSON.parse(written) as Params;
  }, [written]);
  return (change) => {
    latest.current = change(latest.current);
    onParams(latest.current);
  };
}
