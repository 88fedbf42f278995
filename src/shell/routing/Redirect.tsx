import { useEffect } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { WholeView } from './WholeView';

/**
 * Sends the visitor elsewhere, unless something else already did: what signs in or out navigates by itself, and a
 * redirect decided for the location it left must not overtake it.
 */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  const from = createPath(useLocation());
  useEffect(() => {
    if (createPath(window.location) === from) void navigate(to, { replace: true });
  }, [navigate, from, to]);
  return <WholeView />;
}
