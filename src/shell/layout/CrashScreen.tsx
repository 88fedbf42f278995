import { Crash } from '../../features/system/Crash';

/** What is left when a screen breaks: the reload (UIX-04). */
export const CrashScreen = () => <Crash onReload={() => location.reload()} />;
