import styled from 'styled-components';
import { tagged } from '../texts/tagged';

const Address = styled.strong`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

/** A sentence with the address of an email; the text's `<email>` tag is emphasised. */
export const SentTo = ({ text }: { text: string }) =>
  tagged(text, { email: (inside) => <Address>{inside}</Address> });
