import { Home } from '../../features/home/Home';
import { useBoot } from '../boot/bootContext';

/** Home at /my_communities. */
export default function HomeScreen() {
  const { config, lang } = useBoot();
  return <Home title={config.community.title} lang={lang} />;
}
