import type { LimitTable } from './limits/limits';
import { sharedLimits } from './limits/table';
import { modules } from './moduleList';

const declared = [sharedLimits, ...modules.map(({ limits = {} }) => limits)];

/** Every limit that is declared. */
export const limitTable: LimitTable = {
  address: Object.assign({}, ...declared.map(({ address }) => address)) as LimitTable['address'],
  account: Object.assign({}, ...declared.map(({ account }) => account)) as LimitTable['account'],
};
