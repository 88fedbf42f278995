import { useTranslation } from 'react-i18next';
import type { Lang } from '../../lib/lang';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden';
import { useBoot } from '../context/bootContext';
import { Segments } from './Segments';

const choose = (lang: Lang) =>
  void import('../context/chooseLanguage').then(({ chooseLanguage }) => chooseLanguage(lang));

/** RU and EN, only where the community offers a choice (NAV-01). */
export function LanguageSelector() {
  const { t } = useTranslation();
  const { config, lang } = useBoot();
  const { langChoices } = config.community;
  if (langChoices.length === 0) return null;
  const options = langChoices.map((choice) => ({
    value: choice,
    lang: choice,
    content: (
      <span>
        {choice.toUpperCase()} <VisuallyHidden>{t(`language.${choice}`)}</VisuallyHidden>
      </span>
    ),
  }));
  return <Segments label={t('language.label')} value={lang} options={options} onChoose={choose} />;
}
