import { escapeHtml } from '../../../../lib/escapeHtml';

const css = `
:root { color-scheme: light dark; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 420px; margin: 0 auto; padding: 48px 16px; display: grid; gap: 16px; }
h1 { font-size: 24px; line-height: 32px; margin: 0; }
p { margin: 0; }
form, label { display: grid; gap: 8px; }
input, button { font: inherit; padding: 10px 14px; border-radius: 8px; border: 1px solid #8a8f98; }
button { cursor: pointer; }
`;

/** The sign-in page: one of the demo accounts, or another name. */
export const signInPage = (
  nonce: string,
  { action, title, accounts }: { action: string; title: string; accounts: readonly string[] },
): string => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Demo sign-in</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<style nonce="${nonce}">${css}</style></head><body><main><h1>Demo sign-in for ${escapeHtml(title)}</h1>
<p>This stands in for the provider of this community, on this machine only. There is no password.</p>
${accounts
  .map(
    (email) =>
      `<form method="post" action="${escapeHtml(action)}"><button name="account" value="${escapeHtml(email)}">${escapeHtml(email)}</button></form>`,
  )
  .join('')}
<form method="post" action="${escapeHtml(action)}"><label>Another email <input type="email" name="account" autocomplete="off" required></label><button>Sign in</button></form>
</main></body></html>`;
