import type { RelationState } from '../../generated/api/shared';

/** An action with a button of its own, the main one first. */
export type ButtonAction = 'connect' | 'accept' | 'decline' | 'withdraw' | 'suggest' | 'write' | 'show';

/** An action in the menu of a person. */
export type MenuAction = 'hide' | 'block' | 'report';

interface RelationActions {
  buttons: readonly ButtonAction[];
  /** How the state is named before the actions. One that its actions explain is not. */
  named?: 'badge' | 'text';
  menu: readonly MenuAction[];
}

const all = ['hide', 'block', 'report'] as const;

/**
 * What a member can do with a person, by the relation between them. Everybody can be bookmarked, and everybody that the
 * member may write to can be written to.
 */
export const relationActions: Readonly<Record<RelationState, RelationActions>> = {
  NONE: { buttons: ['connect'], menu: all },
  NOT_RECOMMENDED: { buttons: [], named: 'text', menu: all },
  INTERESTED: { buttons: ['withdraw'], named: 'badge', menu: all },
  HELD: { buttons: ['withdraw'], named: 'badge', menu: all },
  DECLINED: { buttons: [], named: 'badge', menu: all },
  INCOMING: { buttons: ['accept', 'decline'], menu: all },
  CONNECTED: { buttons: ['suggest'], named: 'badge', menu: all },
  HIDDEN: { buttons: ['show'], named: 'badge', menu: ['block', 'report'] },
};
