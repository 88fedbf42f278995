import type { CommunityConfig } from '../../config/types';

type Admission = Pick<CommunityConfig, 'community' | 'auth'>;

/** Whether no sign-in method is left, neither for members nor for new people. */
export const hasNoMethod = ({ auth }: Pick<Admission, 'auth'>): boolean => auth.methods.length === 0;

/** Whether nobody new is admitted at the moment. Members can still sign in if there is a method. */
export const isClosed = ({ community, auth }: Admission): boolean =>
  community.admission === 'closed' || hasNoMethod({ auth });
