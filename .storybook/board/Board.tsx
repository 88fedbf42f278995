import type { CommunityConfig } from '../../src/config/types';
import type { Lang } from '../../src/lib/lang';
import { Container } from '../../src/ui/Container/Container';
import { Heading } from '../../src/ui/Text/Heading';
import { Text } from '../../src/ui/Text/Text';
import { Sections } from './board.styles';
import { Drawings, Logos } from './Logos';
import { Contrasts, Palette } from './Palette';
import { Shapes } from './Shapes';
import { Type } from './Type';
import { boardWords } from './words';

interface BoardProps {
  config: CommunityConfig;
  lang: Lang;
  theme: 'light' | 'dark';
}

/** A brand at a glance: its logo, colours with their contrasts, type and shapes. */
export function Board({ config, lang, theme }: BoardProps) {
  const words = boardWords[lang];
  const { brand, domain } = config;
  const palette = brand[theme];
  return (
    <Container>
      <Sections>
        <div>
          <Heading level={1} size="display">
            {brand.title}
          </Heading>
          <Text $tone="muted">{domain}</Text>
        </div>
        <Logos config={config} words={words} />
        <Drawings config={config} words={words} />
        <Palette palette={palette} words={words} />
        <Contrasts palette={palette} words={words} />
        <Type brand={brand} words={words} />
        <Shapes brand={brand} words={words} />
      </Sections>
    </Container>
  );
}
