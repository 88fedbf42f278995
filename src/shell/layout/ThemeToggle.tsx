import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { color, space, token } from '../../ui/theme';
import { chooseTheme, storedTheme, subscribeToTheme, themes, type Theme } from '../context/theme';

const Choice = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
`;

const Select = styled.select`
  min-block-size: 44px;
  padding-inline: ${space(2)};
  border: 1px solid ${color('border-strong')};
  border-radius: ${token('radius-md')};
  background: ${color('surface')};
  color: ${color('text')};
`;

/** System, light or dark theme. The choice is stored. */
export function ThemeToggle() {
  const { t } = useTranslation();
  const value = useSyncExternalStore(subscribeToTheme, storedTheme, () => 'system' as const);
  return (
    <Choice>
      {t('theme.label')}
      <Select value={value} onChange={(event) => chooseTheme(event.target.value as Theme)}>
        {themes.map((theme) => (
          <option key={theme} value={theme}>
            {t(`theme.${theme}`)}
          </option>
        ))}
      </Select>
    </Choice>
  );
}
