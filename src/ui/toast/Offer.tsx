import styled from 'styled-components';
import { Button } from '../Button/Button';
import { space } from '../theme';

const Row = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`;

/** The result of an action, with the button that undoes it. */
export function Offer({ text, label, onPress }: { text: string; label: string; onPress: () => void }) {
  return (
    <Row>
      {text}
      <Button variant="secondary" size="sm" onClick={onPress}>
        {label}
      </Button>
    </Row>
  );
}
