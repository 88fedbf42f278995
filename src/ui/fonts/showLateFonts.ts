/**
 * Shows the fonts that came after the text of a page (`font-display: optional`), at a moment when everything changes
 * anyway. Also runs by itself in pages that are photographed: it may use nothing of this module.
 */
export function showLateFonts(): void {
  const style = document.querySelector<HTMLStyleElement>('style[data-fonts]');
  const sheet = style?.sheet;
  for (const [index, { cssText }] of [...(sheet?.cssRules ?? [])].entries()) {
    if (!/^@font-face.*font-display: optional/s.test(cssText)) continue;
    sheet?.deleteRule(index);
    sheet?.insertRule(cssText.replace('optional', 'swap'), index);
  }
  // Fonts that waited for the page's code may still be inactive.
  if (style) style.media = 'all';
}
