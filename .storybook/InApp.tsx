import { DirectionProvider } from '@base-ui/react/direction-provider';
import { useEffect, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ThemeProvider } from 'styled-components';
import type { Variant } from '../src/generated/config/variant';
import { isLang } from '../src/lib/lang';
import { VariantContext } from '../src/shell/context/variant';
import { GlobalStyle } from '../src/ui/GlobalStyle';
import { theme } from '../src/ui/theme';
import { showBrand } from './brands';

interface InAppProps {
  community: string;
  lang: string;
  /** The direction of the page; none of our languages runs from right to left yet. */
  dir: 'ltr' | 'rtl';
  variant: Variant;
  /** The story is the page itself, with its own router. */
  whole: boolean;
  children: ReactNode;
}

/** The frame of a story: brand, language, direction, and the providers of a page. */
export function InApp({ community, lang, dir, variant, whole, children }: InAppProps) {
  useEffect(() => void showBrand(community), [community]);
  useEffect(() => {
    // A story of a community says its language itself.
    if (!whole) document.documentElement.lang = isLang(lang) ? lang : 'en';
    document.documentElement.dir = dir;
  }, [lang, dir, whole]);
  return (
    <VariantContext value={variant}>
      <DirectionProvider direction={dir}>
        {whole ? (
          children
        ) : (
          <MemoryRouter>
            <ThemeProvider theme={theme}>
              <GlobalStyle />
              {children}
            </ThemeProvider>
          </MemoryRouter>
        )}
      </DirectionProvider>
    </VariantContext>
  );
}
