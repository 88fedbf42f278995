import { createContext, useContext, useId, useLayoutEffect } from 'react';

/** Makes the element with this id a part of the description of the dialog around it, until the returned call. */
export type Describe = (id: string) => () => void;

export const DescribeDialog = createContext<Describe | undefined>(undefined);

/** The id for the element with the sentence that a screen reader says when the dialog around it opens. */
export function useDialogText(): string | undefined {
  const id = useId();
  const describe = useContext(DescribeDialog);
  useLayoutEffect(() => describe?.(id), [describe, id]);
  return describe && id;
}
