import { init } from '../../../generated/api/contract/currentUser';

/** The call about the user, which every page of a signed-in reader makes. */
export const initCall = `${init.method} ${init.path}`;
