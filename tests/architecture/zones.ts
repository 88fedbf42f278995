/** What a zone of `src` may import, besides packages. */
interface Zone {
  may: readonly string[];
  /** Its folders stay apart: each imports itself and what the zone may, and none of the others. */
  apart?: true;
}

/** One row per folder of `src`: what it may import, and why nothing else. */
export const zones: Readonly<Record<string, Zone>> = {
  // Pure helpers: everything may use them, so they use nothing of ours.
  lib: { may: ['lib'] },
  generated: { may: ['generated', 'lib'] },
  // The pipeline runs in browser, server, scripts and tests alike, so it knows none of them.
  config: { may: ['config', 'generated', 'lib'] },
  i18n: { may: ['i18n', 'generated', 'lib'] },
  // The client of the calls shows nothing and redirects nowhere.
  api: { may: ['api', 'generated', 'lib'] },
  // Primitives take texts as props, so that they serve every language and every screen.
  ui: { may: ['ui', 'generated', 'lib'] },
  // Parts with texts and calls that several features share: whatever is right for one feature alone belongs there.
  components: { may: ['components', 'api', 'ui', 'i18n', 'generated', 'lib'] },
  // Capabilities stay apart: what two of them share belongs below.
  features: { may: ['components', 'api', 'ui', 'i18n', 'generated', 'lib'], apart: true },
  shell: { may: ['shell', 'features', 'components', 'api', 'ui', 'i18n', 'config', 'generated', 'lib'] },
  server: { may: ['server', 'config', 'generated', 'lib'] },
  // The composition roots: the files that stand in src itself.
  main: { may: ['shell', 'features', 'components', 'api', 'ui', 'i18n', 'config', 'generated', 'lib'] },
};
