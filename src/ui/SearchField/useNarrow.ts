import { useEffect, useRef } from 'react';

/**
 * Leads from the place that the address says to another. Two presses may come before the address of the first is shown: the second
 * begins where the first led.
 */
export function useNarrow<Place>(
  place: Place,
  onPlace: (place: Place) => void,
): (change: (latest: Place) => Place) => void {
  const latest = useRef(place);
  // A place is read anew from the address each time: it is another one when it says something else.
  const said = JSON.stringify(place);
  useEffect(() => {
    latest.current = JSON.parse(said) as Place;
  }, [said]);
  return (change) => {
    latest.current = change(latest.current);
    onPlace(latest.current);
  };
}
