import type { ConfigError } from '../types';
import { checkLinks, checkVision } from './colors';
import type { Context, CrossCheck } from './context';
import { checkUnusedLandings } from './landings';

/** Rules that only give hints, for authors of a folder and not for a running server. */
const rules: readonly CrossCheck[] = [checkUnusedLandings, checkLinks, checkVision];

/** Suggestions for a folder. */
export const advice = (context: Context): ConfigError[] => rules.flatMap((rule) => rule(context));
