import { useTranslation } from 'react-i18next';
import type { Lang } from '../../../../lib/lang';
import { NativeSelect } from '../../../../ui/NativeSelect/NativeSelect';
import { Panel } from '../page/Panel';
import type { ThemeChoice } from '../settings';
import { useEditing } from '../useEditing';
import { Pair } from './sections.styles';

const themes = ['system', 'light', 'dark'] as const satisfies ThemeChoice[];

/** The language, where the community offers a choice, and light or dark. */
export function AppearanceSection() {
  const { t } = useTranslation('profile');
  const { t: say } = useTranslation();
  const { language, theme } = useEditing().settings;
  return (
    <Panel id="appearance" title={t('appearance.title')}>
      <Pair>
        {language.choices.length > 0 && (
          <NativeSelect
            label={t('appearance.language')}
            value={language.value}
            options={language.choices.map((lang) => ({ value: lang, label: say(`language.${lang}`) }))}
            onChange={({ target }) => language.onChoose(target.value as Lang)}
          />
        )}
        <NativeSelect
          label={t('appearance.theme')}
          value={theme.value}
          options={themes.map((value) => ({ value, label: say(`theme.${value}`) }))}
          onChange={({ target }) => theme.onChoose(target.value as ThemeChoice)}
        />
      </Pair>
    </Panel>
  );
}
