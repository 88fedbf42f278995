import type { AnyNotification } from './definition';

/** A kind that its reader may switch off. */
type Switchable = AnyNotification & Required<Pick<AnyNotification, 'label'>>;

/** Every kind of notification there is. */
export interface NotificationKinds {
  all: readonly AnyNotification[];
  /** The kind of a stored or sent notification. Undefined for one that only another version of the program knows. */
  find(kind: string): AnyNotification | undefined;
  /** A kind that may be switched off. */
  findOptional(kind: string): Switchable | undefined;
  /** As `isEphemeral`; so is an unknown kind. */
  isEphemeral(kind: string): boolean;
}

/** Whether the data of a kind are deleted after sending, because they contain secrets or must not be read later. */
export const isEphemeral = ({
  category,
  ephemeral,
}: Pick<AnyNotification, 'category' | 'ephemeral'>): boolean => category === 'security' || ephemeral === true;

/**
 * Whether the list of notifications shows a kind: everything but digests, secrets, and what is said to somebody who is no
 * longer a member.
 */
export const isInList = (
  kind: Pick<AnyNotification, 'category' | 'ephemeral' | 'forList' | 'erasesRecipient'>,
): boolean =>
  kind.category !== 'digest' &&
  kind.category !== 'security' &&
  !kind.erasesRecipient &&
  (!isEphemeral(kind) || kind.forList !== undefined);

/** Throws where two kinds have the same name. */
export function createKinds(definitions: readonly AnyNotification[]): NotificationKinds {
  const byName = new Map<string, AnyNotification>();
  for (const definition of definitions) {
    if (byName.has(definition.kind)) throw new Error(`two notifications are of kind ${definition.kind}`);
    byName.set(definition.kind, definition);
  }
  return {
    all: definitions,
    find: (kind) => byName.get(kind),
    isEphemeral: (kind) => {
      const found = byName.get(kind);
      return !found || isEphemeral(found);
    },
    findOptional: (kind) => {
      const found = byName.get(kind);
      return found?.label && { ...found, label: found.label };
    },
  };
}
