import { AuthPage, type AuthPageProps } from '../../features/auth/page/AuthPage';
import { BrandPanel } from '../../features/auth/page/BrandPanel';
import { useBrandPanel } from './useBrandPanel';

/** A sign-in page with the community beside it. */
export const Page = (props: Omit<AuthPageProps, 'panel'>) => (
  <AuthPage {...props} panel={<BrandPanel {...useBrandPanel()} />} />
);
