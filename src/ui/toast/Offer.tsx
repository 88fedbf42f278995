import { createContext, useContext, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { announce, announceIf } from '../announcer/announce';
import { useFirstTab } from '../announcer/useFirstTab';
import { Button } from '../Button/Button';
import { space } from '../theme';

const Row = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`;

/** How the button is reached, given its label: 'Press Tab for “Undo”.' */
export const OfferHint = createContext((label: string) => label);

const isDialogOpen = () => document.querySelector('dialog[open]') !== null;

/** The result of an action, with the button that undoes it. The next Tab goes to the button, which is told. */
export function Offer({ text, label, onPress }: { text: string; label: string; onPress: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const hint = useContext(OfferHint)(label);
  useEffect(() => {
    announce(text);
    announceIf(hint, () => !isDialogOpen());
  }, [text, hint]);
  useFirstTab(button);
  return (
    <Row>
      {text}
      <Button ref={button} variant="secondary" size="sm" onClick={onPress}>
        {label}
      </Button>
    </Row>
  );
}
