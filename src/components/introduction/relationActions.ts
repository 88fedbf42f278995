import type { RelationState } from '../../generated/api/shared';

/** An action in the row of a person, the main one first. */
export type RowAction = 'connect' | 'accept' | 'decline' | 'withdraw' | 'suggest' | 'show';

/** An action in the menu of a person. */
export type MenuAction = 'hide' | 'block' | 'report';

interface RelationActions {
  row: readonly RowAction[];
  /** How the state is named before the actions. One that its actions explain is not. */
  named?: 'badge' | 'text';
  menu: readonly MenuAction[];
}

const all = ['hide', 'block', 'report'] as const;

/** What a member can do with a person, by the relation between them. Everybody can be bookmarked. */
export const relationActions: Readonly<Record<RelationState, RelationActions>> = {
  NONE: { row: ['connect'], menu: all },
  NOT_RECOMMENDED: { row: [], named: 'text', menu: all },
  INTERESTED: { row: ['withdraw'], named: 'badge', menu: all },
  HELD: { row: ['withdraw'], named: 'badge', menu: all },
  DECLINED: { row: [], named: 'badge', menu: all },
  INCOMING: { row: ['accept', 'decline'], menu: all },
  CONNECTED: { row: ['suggest'], named: 'badge', menu: all },
  HIDDEN: { row: ['show'], named: 'badge', menu: ['block', 'report'] },
};
