/**
 * The folders of `src/shell`, from the ground up: each imports itself and what stands above it in this list, so that no
 * arrow leads up, and none from a folder of a layer into another of the same.
 */
export const shellLayers: readonly (readonly string[])[] = [
  // What the page started with: config, language, theme, variant.
  ['context'],
  // Which screen a path is, and who reaches it.
  ['routes'],
  // Who is here; what happens after signing in and out.
  ['session'],
  // The screens of a capability, and what they are made of. Signing in names the documents, the welcome page holds the
  // short form of signing in, partner pages are made of its sections.
  ['legal'],
  ['auth'],
  ['landing'],
  ['admin', 'contacts', 'directory', 'event', 'home', 'notices', 'onboarding', 'partner', 'profile'],
  ['navigation'],
  // What stands around every screen.
  ['layout'],
  // The screen of the path, within it.
  ['routing'],
  ['dev'],
  // The composition root: nobody imports it but the roots of src.
  ['boot'],
];
