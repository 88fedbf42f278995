import type { Fault } from '../load/source';
import { meant, nearest } from '../validate/nearest';
import { faultIn, ownFile, type CrossCheck } from './context';

/** The parent is another community; one that is not served here may be served elsewhere, so it is only pointed out. */
export const checkParent: CrossCheck = (context) => {
  const { parentCommunityDomain: parent } = ownFile(context, 'community.json');
  const { knownDomains, checked } = context;
  if (typeof parent !== 'string') return [];
  const at = (fault: Omit<Fault, 'found'>) => [
    faultIn(context, 'community.json', ['parentCommunityDomain'], { found: parent, ...fault }),
  ];
  if (parent === checked.folder.domain)
    return at({
      code: 'own-parent',
      message: 'a community cannot be its own parent',
      mend: [{ remove: ['parentCommunityDomain'] }],
    });
  if (!knownDomains || knownDomains.includes(parent)) return [];
  const others = knownDomains.filter((domain) => domain !== checked.folder.domain);
  const suggestion = nearest(parent, others);
  return at({
    code: 'unknown-parent',
    severity: 'warning',
    message: `no community here has the domain ${parent}`,
    ...(suggestion && { suggestion }),
    ...(meant(parent, others) && { mend: [{ set: ['parentCommunityDomain'], to: suggestion }] }),
  });
};
