import { useLocation } from 'react-router-dom';
import type { RouteName } from '../../lib/routes';
import { routeOf } from '../routing/match';

/** The name of the current path; undefined where the table has none. */
export const useRoute = (): RouteName | undefined => routeOf(useLocation().pathname);
