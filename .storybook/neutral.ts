/** A brand without a brand, for stories that show the primitives by themselves. */
export const neutralCss = `
:root {
  color-scheme: light;
  --color-background: #f6f7f9; --color-surface: #ffffff; --color-surface-muted: #eceff3;
  --color-text: #191d26; --color-muted: #59616f; --color-border: #dfe3e9; --color-border-strong: #858e9d;
  --color-primary: #2f5bd7; --color-primary-hover: #274dba; --color-primary-active: #20409c; --color-on-primary: #ffffff;
  --color-primary-soft: #e7edfc; --color-on-primary-soft: #1f3f9c;
  --color-secondary: #4b5870; --color-on-secondary: #ffffff; --color-accent: #c9541f; --color-on-accent: #ffffff;
  --color-link: #2a51c2; --color-focus: #2f5bd7;
  --color-success: #1a7346; --color-on-success: #ffffff; --color-success-soft: #e2f3e9; --color-on-success-soft: #11522f;
  --color-warning: #8f5a00; --color-on-warning: #ffffff; --color-warning-soft: #fdf0d9; --color-on-warning-soft: #6b4300;
  --color-error: #b3261e; --color-error-hover: #9e211a; --color-error-active: #8c1e17; --color-on-error: #ffffff; --color-error-soft: #fce8e6; --color-on-error-soft: #8c1d18;
  --font-body: 'Inter', 'Inter Fallback', system-ui, sans-serif; --font-heading: var(--font-body);
  --radius-sm: 5px; --radius-md: 10px; --radius-lg: 15px; --space: 4px;
  --shadow-sm: 0 1px 3px rgb(0 0 0 / 0.1); --shadow-md: 0 4px 16px rgb(0 0 0 / 0.1); --shadow-lg: 0 16px 40px rgb(0 0 0 / 0.16);
}
:root[data-theme='dark'] {
  color-scheme: dark;
  --color-background: #101319; --color-surface: #181c24; --color-surface-muted: #232934;
  --color-text: #e9ecf2; --color-muted: #a2abba; --color-border: #2d3440; --color-border-strong: #6f7a8b;
  --color-primary: #8daaf7; --color-primary-hover: #a1b9f9; --color-primary-active: #b4c8fa; --color-on-primary: #0d1c47;
  --color-primary-soft: #1c2a50; --color-on-primary-soft: #c5d4fc;
  --color-secondary: #a7b3c8; --color-on-secondary: #141a26; --color-accent: #f0996d; --color-on-accent: #33150a;
  --color-link: #9db6f8; --color-focus: #8daaf7;
  --color-success: #6fcf97; --color-on-success: #06281a; --color-success-soft: #12301f; --color-on-success-soft: #a9e5c1;
  --color-warning: #e6b45c; --color-on-warning: #2e1d00; --color-warning-soft: #35270d; --color-on-warning-soft: #f3d39a;
  --color-error: #f2958d; --color-error-hover: #f4a29b; --color-error-active: #f5aca6; --color-on-error: #3c0b08; --color-error-soft: #3d1816; --color-on-error-soft: #f9c5c0;
  --shadow-sm: 0 1px 3px rgb(0 0 0 / 0.3); --shadow-md: 0 4px 16px rgb(0 0 0 / 0.3); --shadow-lg: 0 16px 40px rgb(0 0 0 / 0.48);
}
`;
