import { common } from './common';
import { errors } from './errors';
import { landing } from './landing';
import { system } from './system';

/** The English texts that every page begins with. Those of later screens come with them: see ../later.ts. */
export const bundle = { common, landing, errors, system } as const;
