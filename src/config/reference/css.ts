/** Styles of the reference page, light and dark. All are below `.reference`, so that it can be part of another page. */
export const css = `
.reference { color-scheme: light dark; --ground: #f4f5f7; --card: #fff; --text: #1c2024; --quiet: #60646c; --line: #dcdfe4; --accent: #2456c9;
  margin: 0; padding: 32px 24px 96px; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
@media (prefers-color-scheme: dark) { .reference { --ground: #15171a; --card: #1d2024; --text: #e8eaed; --quiet: #a0a6ae; --line: #33383f; --accent: #8ab0ff; } }
.reference header, .reference main { max-width: 1240px; margin-inline: auto; }
.reference h1 { font-size: 32px; line-height: 40px; margin: 0 0 8px; }
.reference h2 { font-size: 24px; line-height: 32px; margin: 56px 0 8px; }
.reference h3 { font-size: 18px; line-height: 28px; margin: 32px 0 4px; }
.reference p { margin: 0 0 16px; max-width: 72ch; }
.reference a { color: var(--accent); }
.reference th a { color: inherit; text-decoration: none; }
.reference th a:hover { text-decoration: underline; }
.reference nav ul { display: flex; flex-wrap: wrap; gap: 8px 20px; margin: 0; padding: 0; list-style: none; }
.reference .table { overflow-x: auto; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
.reference table { width: 100%; border-collapse: collapse; font-size: 14px; line-height: 20px; }
.reference th, .reference td { padding: 10px 14px; text-align: start; vertical-align: top; overflow-wrap: break-word; }
.reference tr + tr > *, .reference tbody > tr > * { border-block-start: 1px solid var(--line); }
.reference thead th { color: var(--quiet); font-weight: 500; }
.reference tbody th { font-weight: 600; white-space: nowrap; }
.reference td { min-width: 110px; max-width: 340px; }
.reference tr:target > * { background: color-mix(in srgb, var(--accent) 12%, transparent); }
.reference code { font: 13px/20px ui-monospace, SFMono-Regular, Menlo, monospace; overflow-wrap: anywhere; }
.reference .quiet { color: var(--quiet); }
`;
