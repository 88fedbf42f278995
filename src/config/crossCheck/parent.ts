import { nearest } from '../validate/nearest';
import { faultIn, ownFile, type CrossCheck } from './context';

/** The parent is another community; one that is not served here may be served elsewhere, so it is only pointed out. */
export const checkParent: CrossCheck = (context) => {
  const { parentCommunityDomain: parent } = ownFile(context, 'community.json');
  const { knownDomains, checked } = context;
  if (typeof parent !== 'string') return [];
  const at = (code: string, severity: 'error' | 'warning', message: string, suggestion?: string) => [
    faultIn(context, 'community.json', ['parentCommunityDomain'], {
      code,
      severity,
      found: parent,
      ...(suggestion && { suggestion }),
      message,
    }),
  ];
  if (parent === checked.folder.domain)
    return at('own-parent', 'error', 'a community cannot be its own parent');
  if (!knownDomains || knownDomains.includes(parent)) return [];
  const others = knownDomains.filter((domain) => domain !== checked.folder.domain);
  return at(
    'unknown-parent',
    'warning',
    `no community here has the domain ${parent}`,
    nearest(parent, others),
  );
};
