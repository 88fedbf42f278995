import { placeKinds, type PlaceKind } from '../../contract/meeting';

/** Where people meet: at the community's video address, at their own, or in a place. */
export { placeKinds, type PlaceKind };

export interface Place {
  kind: PlaceKind;
  /** The address or place; '' for the community's. */
  text: string;
}

/** Longest address or name of a place, in characters. */
export const longestPlace = 300;

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
  if (!text) return 'none';
  return kind === 'LINK' && !isMeetingLink(text) ? 'link' : undefined;
}
