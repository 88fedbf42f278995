import type { ConfigError } from '../../config/types';

const id = 'config-issues';

const styles = `
  :host { position: fixed; inset: 0; z-index: 9999; overflow: auto; padding: 24px; background: rgb(0 0 0 / 0.72); }
  div { max-width: 880px; margin: 5vh auto; padding: 24px 28px; border-radius: 12px; background: #16181d; color: #f4f5f7; font: 14px/1.6 ui-monospace, monospace; }
  h2 { margin: 0 0 12px; font-size: 16px; color: #ff8f8f; }
  li { margin: 0 0 14px; white-space: pre-wrap; }
  b { color: #9ec1ff; }
  button { font: inherit; padding: 6px 14px; border: 1px solid #5a6070; border-radius: 8px; background: none; color: inherit; cursor: pointer; }
`;

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  text: string,
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

function issueItem({ file, line, column, path, message, allowed, suggestion }: ConfigError): HTMLElement {
  const item = element('li', '');
  const instead = allowed && !message.includes(allowed) ? `\nAllowed: ${allowed}` : '';
  const hint = suggestion ? `\nDid you mean ${suggestion}?` : '';
  item.append(element('b', `${file}:${line}:${column}`), `  ${path}\n${message}${instead}${hint}`);
  return item;
}

/** Development only: shows the issues of the folder above the page. An empty list removes the overlay. */
export function showIssues(errors: readonly ConfigError[]): void {
  document.getElementById(id)?.remove();
  if (errors.length === 0) return;
  const host = document.createElement('div');
  host.id = id;
  host.setAttribute('role', 'alertdialog');
  host.setAttribute('aria-label', 'Issues in the configuration');
  const list = document.createElement('ol');
  list.append(...errors.map(issueItem));
  const close = element('button', 'Close');
  close.addEventListener('click', () => host.remove());
  const box = document.createElement('div');
  box.append(element('h2', 'This community’s last good configuration is shown'), list, close);
  host.attachShadow({ mode: 'open' }).append(element('style', styles), box);
  document.body.append(host);
}
