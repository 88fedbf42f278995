import styled from 'styled-components';
import { Text } from '../../../ui/Text/Text';
import { color, space, textSize, token } from '../../../ui/theme';
import { Meeting } from './Meeting';

export interface BrandPanelProps {
  /** The community's own claim. */
  title: string;
  imageUrl?: string;
  quote?: { text: string; author: string; role?: string };
}

const Panel = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  background: ${color('primary-soft')};
  color: ${color('on-primary-soft')};
`;

/* Shown whole and as wide as the text below, so that a taller form does not crop it. */
const Picture = styled.img`
  inline-size: calc(100% - 2 * ${space(8)});
  max-block-size: calc(100% - ${space(8)});
  margin: auto;
  object-fit: cover;
  border-radius: ${token('radius-lg')};
`;

/* The picture must not decide how high the panel is. */
const Frame = styled.div`
  position: relative;
  min-block-size: 200px;
  overflow: clip;
  > * {
    position: absolute;
    inset: 0;
  }
`;

const Copy = styled.div`
  display: grid;
  gap: ${space(4)};
  padding: ${space(8)} ${space(8)} ${space(10)};
`;

const Motto = styled.p`
  font-family: ${token('font-heading')};
  ${textSize('xl')}
  font-weight: 600;
  letter-spacing: -0.01em;
  text-wrap: balance;
`;

const Quote = styled.figure`
  display: grid;
  gap: ${space(2)};
`;

/** The community beside a form: image, claim, a member's quote. All of it is available elsewhere, too. */
export function BrandPanel({ title, imageUrl, quote }: BrandPanelProps) {
  return (
    <Panel>
      <Frame>{imageUrl ? <Picture src={imageUrl} alt="" decoding="async" /> : <Meeting />}</Frame>
      <Copy>
        <Motto>{title}</Motto>
        {quote && (
          <Quote>
            <Text as="blockquote" $tone="inherit">
              {quote.text}
            </Text>
            <Text as="figcaption" $size="sm" $tone="inherit" $weight={600}>
              {[quote.author, quote.role].filter(Boolean).join(', ')}
            </Text>
          </Quote>
        )}
      </Copy>
    </Panel>
  );
}
