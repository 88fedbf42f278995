import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon/Icon';
import { chooseTheme, storedTheme, subscribeToTheme, themes, type Theme } from '../brand/theme';
import { Segments } from './Segments';

const icons = { system: Monitor, light: Sun, dark: Moon } satisfies Record<Theme, typeof Sun>;

/** As on this device, light or dark; the choice is remembered. */
export function ThemeToggle() {
  const { t } = useTranslation();
  const value = useSyncExternalStore(subscribeToTheme, storedTheme, () => 'system' as const);
  const options = themes.map((theme) => ({
    value: theme,
    content: <Icon icon={icons[theme]} size={18} label={t(`theme.${theme}`)} />,
  }));
  return <Segments label={t('theme.label')} value={value} options={options} onChoose={chooseTheme} />;
}
