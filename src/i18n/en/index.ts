import { auth } from './auth';
import { common } from './common';
import { errors } from './errors';
import { home } from './home';
import { landing } from './landing';
import { system } from './system';

/** Every English text; the shape every other language is checked against. */
export const bundle = { common, auth, landing, home, errors, system } as const;
