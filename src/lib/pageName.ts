import { useEffect, useRef } from 'react';
import { pageTitle } from './pageTitle';

interface Named {
  /** Undefined while it is not known. */
  name: string | undefined;
  /** 1 for what is above a page. */
  layer: 0 | 1;
}

interface Titles {
  /** The title of the screen, where what is shown has no name of its own. */
  screen: string;
  community: string;
}

/** What is shown and has a name of its own. */
let shown: readonly Named[] = [];
let onChange: () => void = () => undefined;
/** The page that the server renders. */
let rendered: { named: Named[]; titles?: Titles } | undefined;

/** The title of what is shown. Undefined while it is not known. */
function titleOf(named: readonly Named[], { screen, community }: Titles): string | undefined {
  const top = named.findLast(({ layer }) => layer === 1) ?? named.at(-1);
  if (!top) return screen;
  return top.name === undefined ? undefined : pageTitle(top.name, community);
}

/**
 * Names what is shown for the title of the document: a page by its content ('Anna Lang'), a list of it, or with `layer` 1
 * what is above it. While the name is undefined, the title stays as it is.
 */
export function usePageName(name: string | undefined, layer: Named['layer'] = 0): void {
  rendered?.named.push({ name, layer });
  const ref = useRef<Named>({ name, layer });
  useEffect(() => {
    const named = ref.current;
    shown = [...shown, named];
    onChange();
    return () => {
      shown = shown.filter((each) => each !== named);
      onChange();
    };
  }, []);
  useEffect(() => {
    ref.current.name = name;
    onChange();
  }, [name]);
}

function noteScreen(titles: Titles): void {
  if (rendered) rendered.titles = titles;
}

/** Sets the title of the document, once for every change of what is shown. */
export function useDocumentTitle({ screen, community }: Titles): void {
  noteScreen({ screen, community });
  useEffect(() => {
    let isWaiting = false;
    const set = () => {
      isWaiting = false;
      const title = onChange === changed && titleOf(shown, { screen, community });
      if (title) document.title = title;
    };
    // A page goes before the next one comes, and each says so.
    const changed = () => {
      if (!isWaiting) queueMicrotask(set);
      isWaiting = true;
    };
    onChange = changed;
    changed();
    return () => {
      onChange = () => undefined;
    };
  }, [screen, community]);
}

/** For the server, before it renders a page. The result returns the title of the page, if it is known. */
export function recordTitle(): () => string | undefined {
  const page: typeof rendered = { named: [] };
  rendered = page;
  return () => {
    rendered = undefined;
    return page.titles && titleOf(page.named, page.titles);
  };
}
