import type { ComponentProps } from 'react';
import { Status } from '../announcer/Status';
import { useDialogText } from './useDialogText';

/** As `DialogText`, for a sentence that comes after the dialog has opened, or changes: it is announced, too. */
export const DialogStatus = (props: ComponentProps<typeof Status>) => (
  <Status id={useDialogText()} {...props} />
);
