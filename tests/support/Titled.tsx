import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../src/lib/pageName';

/** Sets the document's title as the shell does, in a community called Circle. */
export function Titled({ children }: { children: ReactNode }) {
  useDocumentTitle({ screen: 'Circle', community: 'Circle' });
  return children;
}
