import { useRef, type ComponentProps } from 'react';
import { Text } from '../Text/Text';
import { useContentAnnouncement } from './useContentAnnouncement';

interface StatusProps extends Omit<ComponentProps<typeof Text>, 'ref' | 'role'> {
  /** For what is read with the page: only what it changes to is announced. */
  quiet?: boolean;
}

/** A text that is shown, and announced when it appears and whenever it changes. */
export function Status({ quiet, ...props }: StatusProps) {
  const content = useRef<HTMLParagraphElement>(null);
  useContentAnnouncement(content, quiet);
  return <Text ref={content} {...props} />;
}
