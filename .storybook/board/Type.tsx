import type { ResolvedBrand } from '../../src/config/types';
import { Heading } from '../../src/ui/Text/Heading';
import { Text } from '../../src/ui/Text/Text';
import { typeScale, type TypeSize } from '../../src/ui/theme';
import { Figure, Line, Name } from './board.styles';
import { Section } from './Section';
import type { BoardWords } from './words';

interface TypeProps {
  brand: ResolvedBrand;
  words: BoardWords;
}

const sizes = (Object.keys(typeScale) as TypeSize[]).reverse();
const headings: readonly TypeSize[] = ['display', 'xxl', 'xl', 'lg'];

const px = (size: TypeSize): string => `${Number.parseFloat(typeScale[size].size) * 16} px`;

/** Both fonts in every size. */
export const Type = ({ brand: { fonts }, words }: TypeProps) => (
  <Section title={words.type} hint={`${words.heading}: ${fonts.heading}. ${words.body}: ${fonts.body}.`}>
    <div>
      {sizes.map((size) => (
        <Line key={size}>
          <div>
            <Name>{size}</Name> <Figure>{px(size)}</Figure>
          </div>
          {headings.includes(size) ? (
            <Heading level={3} size={size}>
              {words.sample}
            </Heading>
          ) : (
            <Text $size={size}>{words.sample}</Text>
          )}
        </Line>
      ))}
    </div>
  </Section>
);
