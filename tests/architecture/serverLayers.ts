/**
 * The folders of `src/server`, from the ground up: each imports itself and what stands above it in this list. Files directly in
 * `src/server` are not in it; `cycles.ts` guards those.
 */
export const serverLayers: readonly (readonly string[])[] = [
  // Helpers that know no table, and the database.
  ['brand', 'db', 'limits', 'linkPages', 'sending', 'storage'],
  ['calendar', 'search'],
  // Who a person is, and who sees whom.
  ['people'],
  // What happens to people, for modules to subscribe to.
  ['domainEvents'],
  // Who may make a call.
  ['guards'],
  ['jobs'],
  ['notifications'],
  ['channels'],
  // What the modules about events share.
  ['eventAccess'],
  // What connects the layers below to Fastify.
  ['plugins'],
  // Capabilities: a module imports another only through its `module.ts`.
  ['modules'],
  // Demo data, made by the same code as real data.
  ['seed'],
];
