import { issueIn, ownFile, type CrossCheck } from './context';

const hostName = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;

/** Whether a folder may have this name: a domain in lower case. */
export const isHostName = (name: string): boolean => hostName.test(name);

/** The folder's name is the community's domain: it must be one, and `domain` must not contradict it (CFG-01). */
export const checkIdentity: CrossCheck = (context) => {
  const { domain: name } = context.checked.folder;
  const { domain } = ownFile(context, 'community.json');
  if (!isHostName(name)) {
    const allowed = 'a host name in lower case, like circle.example';
    const message = `the folder's name is the community's domain, and "${name}" isn’t one`;
    return [
      issueIn(context, 'community.json', [], { code: 'bad-folder-name', found: name, allowed, message }),
    ];
  }
  if (typeof domain !== 'string' || domain === name || !isHostName(domain)) return [];
  const message = `the folder's name is the community's domain: leave the key out or write "${name}"`;
  return [
    issueIn(context, 'community.json', ['domain'], {
      code: 'domain-mismatch',
      found: domain,
      allowed: name,
      message,
      fix: [{ set: ['domain'], to: name }],
    }),
  ];
};
