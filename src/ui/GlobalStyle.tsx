import { createGlobalStyle } from 'styled-components';
import { currentMark } from './currentMark';
import { backdrop } from './Dialog/backdrop';
import { focusRing } from './focusRing';
import { visuallyHidden } from './VisuallyHidden/visuallyHidden.styles';
import { color, media, textSize, token } from './theme';

/** Reset and ground rules. Colours, fonts and measures come from the brand's variables, set elsewhere. */
export const GlobalStyle = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-block-start: 88px;
    /* On a phone the tabs are at the bottom edge. */
    ${media.phone} { scroll-padding-block-end: 84px; }
    accent-color: ${color('primary')};
    -webkit-tap-highlight-color: transparent;
  }

  /* While a dialog is open, the page behind it does not scroll, and the space of its scrollbar is dimmed, too. */
  html:has(dialog:modal) { overflow: hidden; background: color-mix(in srgb, ${color('background')}, ${backdrop}); }
  html[data-scrollbar]:has(dialog:modal) { scrollbar-gutter: stable; }

  body {
    min-block-size: 100dvh;
    background: ${color('background')};
    color: ${color('text')};
    font-family: ${token('font-body')};
    ${textSize('md')}
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
    overflow-wrap: break-word;
  }

  h1, h2, h3, h4, h5, h6 { font-family: ${token('font-heading')}; text-wrap: balance; }
  p { text-wrap: pretty; }
  ul[class], ol[class] { list-style: none; padding: 0; }
  /* An icon keeps its size beside a long text. */
  .lucide { flex: none; }
  /* Icons that point along the text are mirrored from right to left. */
  :is(.lucide-arrow-left, .lucide-arrow-right, .lucide-chevron-left, .lucide-chevron-right):dir(rtl) { scale: -1 1; }
  img, svg, video { display: block; max-inline-size: 100%; }
  img, video { block-size: auto; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { cursor: pointer; }
  fieldset { border: 0; padding: 0; min-inline-size: 0; }
  a { color: ${color('link')}; text-underline-offset: 0.2em; }
  ::selection { background: ${color('primary-soft')}; color: ${color('on-primary-soft')}; }

  body > [data-announcer] { ${visuallyHidden} }

  :focus-visible { ${focusRing} }
  /* Headings and regions that take the focus after a change of page are not controls. */
  [tabindex='-1']:focus-visible { outline: none; box-shadow: none; }

  ${currentMark}

  /* Not zero, so that events at the end of an animation still fire. A progress bar shows time, so it keeps moving. */
  @media (prefers-reduced-motion: reduce) {
    *:not([role='progressbar']), *::before, *::after, ::backdrop {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`;
