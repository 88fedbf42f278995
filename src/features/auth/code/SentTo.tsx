import styled from 'styled-components';
import { useDialogText } from '../../../ui/Dialog/useDialogText';
import { tagged } from '../texts/tagged';

const Address = styled.strong`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

/**
 * A sentence with the address of an email; the text's `<email>` tag is emphasised. It describes the dialog that it is
 * in.
 */
export const SentTo = ({ text }: { text: string }) => (
  <span id={useDialogText()}>{tagged(text, { email: (inside) => <Address>{inside}</Address> })}</span>
);
