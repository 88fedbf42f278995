import { useEffect, useRef } from 'react';
import { Link } from '../../src/ui/Link/Link';
import { Stack } from '../../src/ui/Stack/Stack';
import { Heading } from '../../src/ui/Text/Heading';
import { Padded } from './Padded';

export interface EmailFile {
  kind: string;
  lang: string;
  subject: string;
  html: string;
}

/** The styles of an email, with those of the dark theme for the theme that the page shows. */
const stylesOf = ({ head }: Document): string =>
  [...head.querySelectorAll('style')]
    .map(({ textContent }) => textContent)
    .join('')
    .replace('@media (prefers-color-scheme: dark)', ":host-context([data-theme='dark'])");

/** Shows the email's markup isolated from our styles, as in a mail program. */
function show(host: HTMLElement, html: string): void {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const email = new DOMParser().parseFromString(html, 'text/html');
  const { body, documentElement } = email;
  const message = document.createElement('div');
  message.lang = documentElement.lang;
  message.dir = documentElement.dir;
  message.setAttribute('style', `all: initial; display: block; ${body.getAttribute('style') ?? ''}`);
  message.className = body.className;
  message.append(...body.childNodes);
  const styles = document.createElement('style');
  styles.textContent = stylesOf(email);
  shadow.replaceChildren(styles, message);
}

/** The email as a mail program shows it. */
function Message({ html }: { html: string }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (host.current) show(host.current, html);
  }, [html]);
  return <div ref={host} />;
}

/** An email under its subject. */
export const Email = ({ email }: { email: EmailFile | undefined }) => (
  <Padded $width="reading">
    <Stack>
      <Heading level={1} size="lg">
        {email?.subject}
      </Heading>
      <Message html={email?.html ?? ''} />
    </Stack>
  </Padded>
);

/** Every email of one language, below links to each. */
export const Emails = ({ emails, lang }: { emails: readonly EmailFile[]; lang: string }) => (
  <Padded $width="reading">
    <Stack $gap={12} lang={lang}>
      <Stack as="nav" aria-label="Emails" lang="en" $row $wrap>
        {emails.map(({ kind }) => (
          <Link key={kind} href={`#${kind}`}>
            {kind}
          </Link>
        ))}
      </Stack>
      {emails.map(({ kind, subject, html }) => (
        <Stack key={kind} as="section" id={kind} aria-label={kind}>
          <Heading level={1} size="lg">
            {subject}
          </Heading>
          <Message html={html} />
        </Stack>
      ))}
    </Stack>
  </Padded>
);
