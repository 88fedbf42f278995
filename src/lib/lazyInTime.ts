import { lazy, type ComponentType } from 'react';
import { untilItComes } from './failedParts';
import { inTime } from './loadLimit';

type Loader<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Code that loads when it is first rendered, and without which there is no page: if it fails, the page fails. */
export const lazyInTime = <Props>(load: Loader<Props>) => lazy(() => inTime(load()));

/**
 * A lazy part that the page can do without, such as a dialog. If its code fails to load, the page says so and offers a
 * retry.
 */
export const lazyPart = <Props>(load: Loader<Props>, after: Promise<unknown> = Promise.resolve()) =>
  lazy(() => after.then(() => untilItComes(load)));

/** Loads code before it is rendered, when a user is about to need it. */
export const aheadOf = (load: () => Promise<unknown>) => () => void load().catch(() => undefined);
