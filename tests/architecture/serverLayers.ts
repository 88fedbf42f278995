/**
 * The folders of `src/server`, lowest first: each may import itself and the folders above it in this list. Files
 * directly in `src/server` are not in it; `cycles.ts` guards those.
 */
export const serverLayers: readonly (readonly string[])[] = [
  // Helpers that know no table, and the database.
  ['brand', 'db', 'limits', 'linkPages', 'outbound', 'sending', 'storage'],
  ['calendar', 'search'],
  // Persons, and who sees whom.
  ['people'],
  // Domain events, to which modules subscribe.
  ['domainEvents'],
  // Who may make a call.
  ['guards'],
  ['jobs'],
  ['notifications'],
  ['channels'],
  // Code that the modules about events share.
  ['eventAccess'],
  // What connects the layers below to Fastify.
  ['plugins'],
  // Sockets and their topics, which modules declare.
  ['realtime'],
  // Capabilities: a module imports another only through its `module.ts`.
  ['modules'],
  // Demo data, made by the same code as real data.
  ['seed'],
];
