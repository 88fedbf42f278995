import type { Issue } from '../load/source';
import { meant, nearest } from '../validate/nearest';
import { issueIn, ownFile, type CrossCheck } from './context';

/** The parent is another community. One that is not served here may be served elsewhere, so this is a hint. */
export const checkParent: CrossCheck = (context) => {
  const { parentCommunityDomain: parent } = ownFile(context, 'community.json');
  const { knownDomains, checked } = context;
  if (typeof parent !== 'string') return [];
  const at = (issue: Omit<Issue, 'found'>) => [
    issueIn(context, 'community.json', ['parentCommunityDomain'], { found: parent, ...issue }),
  ];
  if (parent === checked.folder.domain)
    return at({
      code: 'own-parent',
      message: 'a community cannot be its own parent',
      fix: [{ remove: ['parentCommunityDomain'] }],
    });
  if (!knownDomains || knownDomains.includes(parent)) return [];
  const others = knownDomains.filter((domain) => domain !== checked.folder.domain);
  const suggestion = nearest(parent, others);
  return at({
    code: 'unknown-parent',
    severity: 'warning',
    message: `no community here has the domain ${parent}`,
    ...(suggestion && { suggestion }),
    ...(meant(parent, others) && { fix: [{ set: ['parentCommunityDomain'], to: suggestion }] }),
  });
};
