import { Crash } from '../../features/system/Crash';
import { TeamContact } from '../context/TeamContact';

/** What is left when a screen breaks: the reload (UIX-04). */
export const CrashScreen = () => (
  <Crash onReload={() => location.reload()}>
    <TeamContact />
  </Crash>
);
