import { Home } from '../../features/home/Home';
import { useTexts } from '../../i18n/useTexts';
import { useBoot } from '../boot/bootContext';

/** Home at /my_communities. */
export default function HomeScreen() {
  useTexts('home');
  const { config, lang } = useBoot();
  return <Home title={config.community.title} lang={lang} />;
}
