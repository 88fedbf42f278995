import styled from 'styled-components';
import type { QuoteSection } from '../../../generated/config/landing';
import { Text } from '../../../ui/Text/Text';
import { color, media, space, textSize, token } from '../../../ui/theme';
import { Band } from './Band';
import type { FieldsOf } from './shown';

type QuoteProps = FieldsOf<QuoteSection>;

const Figure = styled.figure`
  display: grid;
  justify-items: center;
  gap: ${space(6)};
  max-inline-size: 720px;
  margin-inline: auto;
  text-align: center;
  &::before {
    content: '“' / '';
    block-size: 0.45em;
    font: 700 6rem/1 ${token('font-heading')};
    color: ${color('accent')};
  }
`;

const Copy = styled.blockquote`
  font-family: ${token('font-heading')};
  ${textSize('lg')}
  font-weight: 500;
  text-wrap: balance;
  ${media.md} {
    font-size: 1.5rem;
    line-height: 2.25rem;
  }
`;

/** Words of a member. */
export function Quote({ id, text, author, role }: QuoteProps) {
  return (
    <Band id={id}>
      <Figure>
        <Copy>{text}</Copy>
        <figcaption>
          <Text $weight={600} $align="center">
            {author}
          </Text>
          {role && (
            <Text $size="sm" $tone="muted" $align="center">
              {role}
            </Text>
          )}
        </figcaption>
      </Figure>
    </Band>
  );
}
