import type { Lang } from '../../../lib/lang';
import type { ServerCall } from '../../../lib/call';

/** What a button is about: the data and the cause of its notification, and what was chosen. */
interface ActionSubject<Data> {
  data: Data;
  /** The parts of the notification's cause, without its kind. */
  cause: readonly string[];
  /** What the button chooses, such as one of the times offered; '' for none. */
  choice: string;
}

/** The input of a call, as it is sent. */
interface CallInput<Params, Body> {
  params?: Params;
  body?: Body;
}

type AnyCall = ServerCall<unknown, unknown, unknown, unknown>;

/** A call that an action stands for, and its input. The guard, the limits and the errors of the call apply. */
interface CalledBy<Data> {
  call: AnyCall;
  input: { of(subject: ActionSubject<Data>): CallInput<unknown, unknown> }['of'];
}

/** A choice, and the words for it. */
interface Choice {
  choice: string;
  label: string;
}

/** The words for an action, before and after. `chosen` is the label of the choice; '' for none. */
interface ActionTexts<Data> {
  button: { write(data: Data, chosen: string): string }['write'];
  /** What will happen. */
  ask: { write(data: Data, chosen: string): ActionText }['write'];
  /** What has happened. */
  done: { write(data: Data, chosen: string): ActionText }['write'];
}

export interface ActionText {
  title: string;
  lead: string;
}

/**
 * What the reader of a notification can do without opening the site. Channels render it as they can. Notifications of an older
 * version may lack data that it needs: then `choices` is empty.
 */
export interface NotificationAction<Data> extends CalledBy<Data> {
  /** Stored with its buttons, so it keeps its name. */
  name: string;
  /** Each choice has a button. Absent: one button, which chooses nothing. */
  choices?(data: Data): readonly Choice[];
  texts: Record<Lang, ActionTexts<Data>>;
}

/** The call that an action stands for, with an input of its types. */
export const byCall = <Data, Query, Params, Body, Response>(
  call: ServerCall<Query, Params, Body, Response>,
  input: (subject: ActionSubject<Data>) => CallInput<Params, Body>,
): CalledBy<Data> => ({ call, input });

/** The choices of an action; one without a label where nothing is chosen. */
export const choicesOf = <Data>({ choices }: NotificationAction<Data>, data: Data): readonly Choice[] =>
  choices ? choices(data) : [{ choice: '', label: '' }];
