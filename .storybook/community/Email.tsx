import { useEffect, useRef } from 'react';
import { Stack } from '../../src/ui/Stack/Stack';
import { Heading } from '../../src/ui/Text/Heading';
import { Padded } from './Padded';

export interface EmailFile {
  kind: string;
  lang: string;
  subject: string;
  html: string;
}

/** The email's markup where no style of ours reaches it, as in a mail program. */
function show(host: HTMLElement, html: string): void {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const { body, documentElement } = new DOMParser().parseFromString(html, 'text/html');
  const message = document.createElement('div');
  message.lang = documentElement.lang;
  message.dir = documentElement.dir;
  message.setAttribute('style', `all: initial; display: block; ${body.getAttribute('style') ?? ''}`);
  message.append(...body.childNodes);
  shadow.replaceChildren(message);
}

/** An email under its subject. */
export function Email({ email }: { email: EmailFile | undefined }) {
  const host = useRef<HTMLDivElement>(null);
  const html = email?.html ?? '';
  useEffect(() => {
    if (host.current) show(host.current, html);
  }, [html]);
  return (
    <Padded $width="reading">
      <Stack>
        <Heading level={1} size="lg">
          {email?.subject}
        </Heading>
        <div ref={host} />
      </Stack>
    </Padded>
  );
}
