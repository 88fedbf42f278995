import { contractIndex, contractModules } from './api/contract';
import { clientModules } from './api/client';
import { definitionModules } from './api/definitions';
import { enumModules } from './api/enums';
import { withExtended } from './api/extended';
import { readResources } from './api/resources';
import { typeModules } from './api/types';
import type { GeneratedFile } from './file';

/**
 * Everything made from `schemas/api/*.json`: types per resource, the server's contract, the client's calls with
 * precompiled response validators, and the enums that `src/lib` shares.
 */
export async function apiFiles(root: string): Promise<GeneratedFile[]> {
  const resources = withExtended(await readResources(root));
  return [
    ...(await typeModules(resources)),
    contractIndex(resources),
    ...contractModules(resources),
    ...definitionModules(resources),
    ...clientModules(resources),
    ...(await enumModules(resources)),
  ];
}
