import styled from 'styled-components';
import { tagged } from '../texts/tagged';

const Address = styled.strong`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

/** A sentence that names the address an email went to: the text's `<email>` tag stands out. */
export const SentTo = ({ text }: { text: string }) =>
  tagged(text, { email: (inside) => <Address>{inside}</Address> });
