import type { bundle as english } from '../en';
import type { InRussian } from '../types';
import { auth } from './auth';
import { common } from './common';
import { errors } from './errors';
import { home } from './home';
import { landing } from './landing';
import { system } from './system';

/** Every Russian text. */
export const bundle = { common, auth, landing, home, errors, system } satisfies InRussian<typeof english>;
