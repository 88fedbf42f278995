import { isGoogleDomain } from './googleDomains';

/** Hosts that give short addresses of Google Maps. */
const shortHosts = ['maps.app.goo.gl', 'goo.gl'];

/** Whether a text is an https address of Google Maps, in long or short form. */
export function isMapsLink(text: string): boolean {
  if (!/^https:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return false;
  const { hostname, pathname, username, password, port } = new URL(text);
  if (username || password || port) return false;
  if (hostname === 'goo.gl') return pathname.startsWith('/maps/');
  if (shortHosts.includes(hostname)) return pathname.length > 1;
  const [, subdomain = '', domain = ''] = /^(?:(www|maps)\.)?(.+)$/.exec(hostname) ?? [];
  return isGoogleDomain(domain) && (subdomain === 'maps' || pathname.startsWith('/maps'));
}
