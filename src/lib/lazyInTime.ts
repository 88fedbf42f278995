import { lazy, type ComponentType } from 'react';
import { untilItComes } from './failedParts';
import { inTime } from './loadLimit';

type Loader<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Code that comes when it is first rendered, and without which there is no page: where it fails, the page does. */
export const lazyInTime = <Props>(load: Loader<Props>) => lazy(() => inTime(load()));

/** The code of a dialog or whatever else a page stands without: where it fails, the page says so and offers another try. */
export const lazyPart = <Props>(load: Loader<Props>, after: Promise<unknown> = Promise.resolve()) =>
  lazy(() => after.then(() => untilItComes(load)));

/** Fetches code before it is rendered, where somebody is about to ask for it. */
export const aheadOf = (load: () => Promise<unknown>) => () => void load().catch(() => undefined);
