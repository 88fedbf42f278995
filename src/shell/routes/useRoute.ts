import { useLocation } from 'react-router-dom';
import { routeAt } from '../../lib/routeMatch';
import type { RouteName } from '../../lib/routes';

/** The name of the current path; undefined where the table has none. */
export const useRoute = (): RouteName | undefined => routeAt(useLocation().pathname);
