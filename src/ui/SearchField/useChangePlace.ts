import { useEffect, useRef } from 'react';

/**
 * Changes the place that the address names. Two presses may come before the address of the first is shown: the second changes what
 * the first made.
 */
export function useChangePlace<Place>(
  place: Place,
  onPlace: (place: Place) => void,
): (change: (latest: Place) => Place) => void {
  const latest = useRef(place);
  // A place is read from the address each time: it is another one when something else is written there.
  const written = JSON.stringify(place);
  useEffect(() => {
    latest.current = JSON.parse(written) as Place;
  }, [written]);
  return (change) => {
    latest.current = change(latest.current);
    onPlace(latest.current);
  };
}
