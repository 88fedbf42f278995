import { pairs } from '../../src/config/brand/pairs';
import { contrast } from '../../src/lib/color/contrast';
import { colorTokens, type Palette as Colors } from '../../src/lib/tokens';
import { controlContrast } from '../../src/config/brand/readable';
import { Colour, Edge, Figure, Name, Pairing, Row, Sample, Swatch } from './board.styles';
import { Section } from './Section';
import type { BoardWords } from './words';

interface PaletteProps {
  palette: Readonly<Colors>;
  words: BoardWords;
}

/** Every colour by its role. */
export const Palette = ({ palette, words }: PaletteProps) => (
  <Section title={words.palette}>
    <Row $least="190px">
      {colorTokens.map((token) => (
        <Swatch key={token}>
          <Colour $fill={palette[token]} />
          <div>
            <Name>{token}</Name>
            <Figure>{palette[token]}</Figure>
          </div>
        </Swatch>
      ))}
    </Row>
  </Section>
);

const combinations = pairs.flatMap(({ of, on, ratio }) =>
  of.flatMap((ink) => on.map((ground) => ({ ink, ground, ratio }))),
);

/** Every pair of colours in the design, with its contrast and the required one. */
export const Contrasts = ({ palette, words }: PaletteProps) => (
  <Section title={words.contrast} hint={words.contrastHint}>
    <Row $least="240px">
      {combinations.map(({ ink, ground, ratio }) => (
        <Pairing key={`${ink} ${ground}`}>
          <Sample $ground={palette[ground]} $ink={palette[ink]}>
            {ratio === controlContrast ? (
              <Edge $ink={palette[ink]} />
            ) : (
              contrast(palette[ink], palette[ground]).toFixed(1)
            )}
          </Sample>
          <div>
            <Name>{ink}</Name>
            <Figure>{ground}</Figure>
            <Figure>
              {contrast(palette[ink], palette[ground]).toFixed(2)},{' '}
              {words.least.replace('{{ratio}}', String(ratio))}
            </Figure>
          </div>
        </Pairing>
      ))}
    </Row>
  </Section>
);
