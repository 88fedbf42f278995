import { useEffect, useRef } from 'react';
import { Stack } from '../../src/ui/Stack/Stack';
import { Heading } from '../../src/ui/Text/Heading';
import { Place } from './Place';

export interface LetterFile {
  kind: string;
  lang: string;
  subject: string;
  html: string;
}

/** The letter's markup where no style of ours reaches it, as in a mail program. */
function show(host: HTMLElement, html: string): void {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const { body, documentElement } = new DOMParser().parseFromString(html, 'text/html');
  const letter = document.createElement('div');
  letter.lang = documentElement.lang;
  letter.dir = documentElement.dir;
  letter.setAttribute('style', `all: initial; display: block; ${body.getAttribute('style') ?? ''}`);
  letter.append(...body.childNodes);
  shadow.replaceChildren(letter);
}

/** A letter under its subject. */
export function Letter({ letter }: { letter: LetterFile | undefined }) {
  const host = useRef<HTMLDivElement>(null);
  const html = letter?.html ?? '';
  useEffect(() => {
    if (host.current) show(host.current, html);
  }, [html]);
  return (
    <Place $width="reading">
      <Stack>
        <Heading level={1} size="lg">
          {letter?.subject}
        </Heading>
        <div ref={host} />
      </Stack>
    </Place>
  );
}
