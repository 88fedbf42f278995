import { placeKinds, type PlaceKind } from '../../contract/meeting';

/** Where people meet: at the community's video address, at their own, in a place, or where they agree later. */
export { placeKinds, type PlaceKind };

export interface Place {
  kind: PlaceKind;
  /** The address or place; '' for kinds without one. */
  text: string;
}

/** Longest address or name of a place, in characters. */
export const longestPlace = 300;

/** Whether a kind of location needs an address or a place. */
export const hasText = (kind: PlaceKind): boolean => kind === 'LINK' || kind === 'PLACE';

/** Whether an address is safe as a link: https, a host with a dot, and no name or password. */
export function isMeetingLink(text: string): boolean {
  if (!/^https:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return hostname.includes('.') && !username && !password;
}

/** The community's video address of a meeting, by its template (`https://meet.example/{id}`). */
export const communityLink = (template: string, id: string): string =>
  template.replaceAll('{id}', encodeURIComponent(id));

/** The error of a meeting location. `template` is the community's video address, '' for none. */
export function placeProblem({ kind, text }: Place, template: string): 'none' | 'link' | undefined {
  if (kind === 'COMMUNITY') return template ? undefined : 'none';
  if (hasText(kind) && !text) return 'none';
  return kind === 'LINK' && !isMeetingLink(text) ? 'link' : undefined;
}
