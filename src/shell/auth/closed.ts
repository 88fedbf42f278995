import type { CommunityConfig } from '../../config/types';

type Admission = Pick<CommunityConfig, 'community' | 'auth'>;

/** Whether no method to sign in is left, members and strangers alike. */
export const hasNoMethod = ({ auth }: Pick<Admission, 'auth'>): boolean => auth.methods.length === 0;

/** Whether nobody new is let in for now; members sign in as ever where there is a method. */
export const isClosed = ({ community, auth }: Admission): boolean =>
  community.admission === 'closed' || hasNoMethod({ auth });
