import type { ConfigError } from '../types';
import { checkLinks, checkVision } from './colors';
import type { Context, CrossCheck } from './context';
import { checkUnusedLandings } from './landings';

/** Rules that only ever hint: for whoever works on a folder, not for a running server. */
const rules: readonly CrossCheck[] = [checkUnusedLandings, checkLinks, checkVision];

/** What could be better in a folder. */
export const advice = (context: Context): ConfigError[] => rules.flatMap((rule) => rule(context));
