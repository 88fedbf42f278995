/** The zones that a zone of `src` may import, in addition to packages. */
interface Zone {
  may: readonly string[];
  /** Its folders stay apart: each may import itself and the zones, but not the other folders. */
  apart?: true;
}

/** One row per folder of `src`: the zones it may import, with the reason. */
export const zones: Readonly<Record<string, Zone>> = {
  // Pure helpers: everything may use them, so they use nothing of ours.
  lib: { may: ['lib'] },
  generated: { may: ['generated', 'lib'] },
  // The pipeline runs in browser, server, scripts and tests, so it knows none of them.
  config: { may: ['config', 'generated', 'lib'] },
  i18n: { may: ['i18n', 'generated', 'lib'] },
  // The client of the calls shows nothing and redirects nowhere.
  api: { may: ['api', 'generated', 'lib'] },
  // Primitives take texts as props, so that they serve every language and every screen.
  ui: { may: ['ui', 'generated', 'lib'] },
  // Parts with texts and calls that several features share. Code for only one feature belongs there.
  components: { may: ['components', 'api', 'ui', 'i18n', 'generated', 'lib'] },
  // Capabilities stay apart: what two of them share belongs in a lower zone.
  features: { may: ['components', 'api', 'ui', 'i18n', 'generated', 'lib'], apart: true },
  shell: { may: ['shell', 'features', 'components', 'api', 'ui', 'i18n', 'config', 'generated', 'lib'] },
  server: { may: ['server', 'config', 'generated', 'lib'] },
  // The composition roots: the files directly in src.
  main: { may: ['shell', 'features', 'components', 'api', 'ui', 'i18n', 'config', 'generated', 'lib'] },
};
