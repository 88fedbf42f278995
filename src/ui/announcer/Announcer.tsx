import { useLayoutEffect, useRef } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { announceIn, announcerProps } from './announce';

/** The live region of an open dialog. */
export function Announcer() {
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => announceIn(region.current!), []);
  return <VisuallyHidden as="div" ref={region} {...announcerProps} />;
}
