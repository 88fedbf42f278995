import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { Icon } from '../Icon/Icon';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import { color, media, token } from '../theme';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  /** Name of the button that shows the password, such as 'Show password'. It is pressed while the text is visible. */
  revealLabel: string;
}

const Reveal = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  padding: 0;
  border: 0;
  border-radius: ${token('radius-sm')};
  background: none;
  color: ${color('muted')};
  &::after {
    content: '';
    position: absolute;
    inset: -2px;
  }
  ${media.hover} {
    &:hover {
      color: ${color('text')};
    }
  }
`;

/** A password, hidden until its owner wants to see it. Give `autoComplete`: `current-password` or `new-password`. */
export function PasswordField({ revealLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...field}
      type={shown ? 'text' : 'password'}
      end={
        <Reveal type="button" aria-pressed={shown} aria-label={revealLabel} onClick={() => setShown(!shown)}>
          <Icon icon={shown ? EyeOff : Eye} />
        </Reveal>
      }
    />
  );
}
