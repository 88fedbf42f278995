import { same } from '../../src/lib/json/same';
import type { CommunityConfig } from '../../src/config/types';

const ranks = { open: 3, approval: 2, invitation: 2, closed: 0 };

/** The permissions that one config gives and another does not, by name. Empty if it is equally or more closed. */
export function openedGuards(before: CommunityConfig, now: CommunityConfig): string[] {
  const [then, here] = [before.community, now.community];
  const isClosed = here.admission === 'closed';
  const offered = before.auth.methods.map((method) => JSON.stringify(method.authType));
  const guards = {
    admission:
      !isClosed && here.admission !== then.admission && ranks[here.admission] >= ranks[then.admission],
    transparent: here.transparent && !then.transparent,
    'sign-in': now.auth.methods.some(({ authType }) => !offered.includes(JSON.stringify(authType))),
    terms: before.auth.shortAuth.requireTerms && !now.auth.shortAuth.requireTerms,
    'legal documents': !isClosed && !same(then.legal, here.legal),
    registration: !isClosed && before.auth.applyNow?.url !== now.auth.applyNow?.url,
    'who is a member': !isClosed && now.id !== before.id,
  };
  return Object.entries(guards).flatMap(([name, isOpen]) => (isOpen ? [name] : []));
}
