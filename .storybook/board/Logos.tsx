import type { CommunityConfig } from '../../src/config/types';
import { Captioned, Drawn, Figure, Ground, LogoTitle, Row } from './board.styles';
import { Section } from './Section';
import type { BoardWords } from './words';

interface LogosProps {
  config: CommunityConfig;
  words: BoardWords;
}

const grounds = ['background', 'surface', 'surface-muted'] as const;

/** Both logos on their backgrounds, whatever the theme. */
export function Logos({ config: { brand }, words }: LogosProps) {
  const names = [words.page, words.surface, words.quiet];
  const themes = [
    { name: words.byDay, palette: brand.light, logo: brand.logoUrl },
    { name: words.byNight, palette: brand.dark, logo: brand.logoDarkUrl },
  ];
  return (
    <Section title={words.logo}>
      <Row $least="300px">
        {themes.flatMap(({ name, palette, logo }) =>
          grounds.map((ground, at) => (
            <Captioned key={`${name} ${ground}`}>
              <Ground $fill={palette[ground]} $line={palette.border}>
                <img src={logo} alt={brand.titleBesideLogo ? '' : brand.title} height={40} />
                {brand.titleBesideLogo && <LogoTitle $ink={palette.text}>{brand.title}</LogoTitle>}
              </Ground>
              <Figure as="figcaption">
                {names[at]}, {name}
              </Figure>
            </Captioned>
          )),
        )}
      </Row>
    </Section>
  );
}

/** Drawings from the brand that no page shows. */
export function Drawings({ config, words }: LogosProps) {
  const { lang, langChoices } = config.community;
  const at = (name: string) => `/community/${config.domain}/brand/${name}`;
  const pictures = [
    { name: 'icon-192.png', size: 96, caption: words.icon },
    { name: 'icon-maskable-512.png', size: 96, caption: words.appIcon },
  ];
  return (
    <Row $least="280px">
      <Row $least="110px">
        {pictures.map(({ name, size, caption }) => (
          <Captioned key={name}>
            <Drawn src={at(name)} alt="" width={size} height={size} />
            <Figure as="figcaption">{caption}</Figure>
          </Captioned>
        ))}
      </Row>
      {[...new Set([lang, ...langChoices])].map((one) => (
        <Captioned key={one}>
          <Drawn src={at(`share-${one}.png`)} alt="" width={1200} height={630} />
          <Figure as="figcaption">
            {words.share}, {one}
          </Figure>
        </Captioned>
      ))}
    </Row>
  );
}
