import type { ComponentProps } from 'react';
import { Text } from '../Text/Text';
import { useDialogText } from './useDialogText';

/** The sentence of a dialog that matters: what is deleted, where the code went. It is said with the dialog's title. */
export const DialogText = (props: ComponentProps<typeof Text>) => <Text id={useDialogText()} {...props} />;
