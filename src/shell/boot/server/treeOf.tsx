import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App, type AppProps } from '../App';
import { compileOnce } from './compileOnce';

/** The whole page at a path and query, as the server renders it. `styles` takes the style elements it then needs. */
export function treeOf(props: AppProps, at: string): { tree: ReactNode; styles: () => string } {
  const sheet = compileOnce(new ServerStyleSheet());
  return {
    tree: sheet.collectStyles(
      <StaticRouter location={at}>
        <App {...props} />
      </StaticRouter>,
    ),
    styles: () => {
      const tags = sheet.getStyleTags();
      sheet.seal();
      return tags;
    },
  };
}
