import { Crash } from '../../features/system/Crash';
import { TeamContact } from '../context/TeamContact';

/** The page shown when a screen crashes, with a reload button (UIX-04). */
export const CrashScreen = () => (
  <Crash onReload={() => location.reload()}>
    <TeamContact />
  </Crash>
);
