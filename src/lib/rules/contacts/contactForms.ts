import { withoutSlashes } from '../../addressParts';

/** The input in its stored form, or undefined if it does not have the form of its type. */
type Normalize = (typed: string) => string | undefined;

const hostAndPath = /^(?:https?:\/\/)?(?:(?:www|m|mobile)\.)?([a-z.]+)\/([^?#\s]+)(?:[?#]\S*)?$/i;

/** The path on one of the hosts, without query and trailing slash. Undefined if the input is no link to them. */
function pathOn(hosts: readonly string[], typed: string): string | undefined {
  const [, host, path] = hostAndPath.exec(typed) ?? [];
  return host && hosts.includes(host.toLowerCase()) ? path && withoutSlashes(path) : undefined;
}

/** A user name, typed bare, with @ in front, or as a link to one of the hosts: stored bare. */
export const handle =
  (hosts: readonly string[], pattern: RegExp): Normalize =>
  (typed) => {
    const name = pathOn(hosts, typed) ?? typed.replace(/^@/, '');
    return pattern.test(name) && !hosts.includes(name.toLowerCase()) ? name : undefined;
  };

/** Like `handle`, but stored as a link: `prefix` and the name. */
export const pageOrName = (prefix: string, hosts: readonly string[], pattern: RegExp): Normalize => {
  const nameOf = handle(hosts, pattern);
  return (typed) => {
    const name = nameOf(typed);
    return name === undefined ? undefined : prefix + name;
  };
};

/**
 * A page of a site, entered as a link with or without its scheme. The pattern's first group is stored after `prefix`,
 * in the form that browsers give it. Dots that would lead out of the prefix are refused.
 */
export const pageOn =
  (prefix: string, hosts: readonly string[], pattern: RegExp): Normalize =>
  (typed) => {
    const [, name] = pattern.exec(pathOn(hosts, typed) ?? '') ?? [];
    if (name === undefined || !URL.canParse(prefix + name)) return undefined;
    const { href } = new URL(prefix + name);
    return href.startsWith(prefix) && href.length > prefix.length ? href : undefined;
  };

/** A link to a host or to one under it; its scheme, if typed, must be https. */
export const linkTo =
  (host: string): Normalize =>
  (typed) => {
    const link = /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`;
    if (/[\s\\"'<>]/.test(link) || !URL.canParse(link)) return undefined;
    const url = new URL(link);
    const there = url.hostname === host || url.hostname.endsWith(`.${host}`);
    const plain = url.protocol === 'https:' && !url.username && !url.password && !url.port;
    return there && plain && url.pathname.length > 1 ? url.href : undefined;
  };
