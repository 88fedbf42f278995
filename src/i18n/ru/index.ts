import type { bundle as english } from '../en';
import type { InRussian } from '../types';
import { common } from './common';
import { errors } from './errors';
import { landing } from './landing';
import { system } from './system';

/** The Russian texts that every page begins with. */
export const bundle = { common, landing, errors, system } satisfies InRussian<typeof english>;
