/** Hosts of Google Maps, whatever the country; the last two give short addresses that lead there. */
const mapsHost = /^(?:(?:www|maps)\.)?google\.(?:[a-z]{2,3}|com?\.[a-z]{2})$/;
const shortHosts = ['maps.app.goo.gl', 'goo.gl'];

/** Whether a text is an https address of Google Maps, in its long or its short form. */
export function isMapsLink(text: string): boolean {
  if (!/^https:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return false;
  const { hostname, pathname, username, password, port } = new URL(text);
  if (username || password || port) return false;
  if (hostname === 'goo.gl') return pathname.startsWith('/maps/');
  if (shortHosts.includes(hostname)) return pathname.length > 1;
  return mapsHost.test(hostname) && (hostname.startsWith('maps.') || pathname.startsWith('/maps'));
}
