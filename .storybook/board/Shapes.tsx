import type { ResolvedBrand } from '../../src/config/types';
import { Stack } from '../../src/ui/Stack/Stack';
import { Heading } from '../../src/ui/Text/Heading';
import { space, token } from '../../src/ui/theme';
import { Bar, Captioned, Figure, Row, Shape } from './board.styles';
import { Section } from './Section';
import type { BoardWords } from './words';

interface ShapesProps {
  brand: ResolvedBrand;
  words: BoardWords;
}

const sizes = ['sm', 'md', 'lg'] as const;
const parts = { sm: 0.5, md: 1, lg: 1.5 } as const;
const steps = [1, 2, 3, 4, 6, 8, 12];

/** Radii, distances and shadows as this brand has them. */
export function Shapes({ brand, words }: ShapesProps) {
  const { radius, spacing, shadow } = brand;
  return (
    <Section title={words.shapes}>
      <Row $least="300px">
        <Stack $gap={3}>
          <Heading level={3} size="md">
            {words.radii}
          </Heading>
          <Stack $row $gap={4} $wrap>
            {sizes.map((size) => (
              <Captioned key={size}>
                <Shape $radius={token(`radius-${size}`)} />
                <Figure as="figcaption">
                  {size} {radius * parts[size]} px
                </Figure>
              </Captioned>
            ))}
          </Stack>
        </Stack>
        <Stack $gap={3}>
          <Heading level={3} size="md">
            {words.shadows}: {shadow === 'none' ? words.none : shadow}
          </Heading>
          <Stack $row $gap={4} $wrap>
            {sizes.map((size) => (
              <Captioned key={size}>
                <Shape $shadow={token(`shadow-${size}`)} />
                <Figure as="figcaption">{size}</Figure>
              </Captioned>
            ))}
          </Stack>
        </Stack>
        <Stack $gap={3}>
          <Heading level={3} size="md">
            {words.spacing}: {spacing} px
          </Heading>
          <Stack $gap={1.5}>
            {steps.map((step) => (
              <Stack key={step} $row $gap={3}>
                <Bar $size={space(step)} />
                <Figure>
                  {step} × {spacing} = {step * spacing} px
                </Figure>
              </Stack>
            ))}
          </Stack>
        </Stack>
      </Row>
    </Section>
  );
}
