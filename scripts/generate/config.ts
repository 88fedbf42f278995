import { referenceModule } from './config/reference';
import { dataModules } from './config/shapes';
import { readSchemas } from './config/schemas';
import { typeModules } from './config/types';
import { validatorModules } from './config/validators';
import type { GeneratedFile } from './file';

/** Everything made from `schemas/*.schema.json`: types, forms with defaults, words for errors, validators, reference. */
export async function configFiles(root: string): Promise<GeneratedFile[]> {
  const schemas = await readSchemas(root);
  return [
    ...(await typeModules(schemas)),
    ...(await dataModules(schemas)),
    ...validatorModules(schemas),
    await referenceModule(schemas),
  ];
}
