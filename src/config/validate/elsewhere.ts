import { shapes } from '../../generated/config/shapes';
import type { Shape } from '../../lib/json/shape';
import { fileNames, schemaOf } from '../fileNames';

/** Files with a known key at their top: where a key in the wrong file belongs. */
export const filesWith = (key: string): string[] =>
  fileNames.filter((name) => {
    const { keys = {} }: Shape = shapes[schemaOf(name)];
    return Object.hasOwn(keys, key);
  });
