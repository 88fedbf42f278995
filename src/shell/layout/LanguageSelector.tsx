import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Lang } from '../../lib/lang';
import { media } from '../../ui/theme';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden';
import { useBoot } from '../context/bootContext';
import { takeLanguageFocus } from '../context/languageFocus';
import { Segments } from './Segments';

/** A phone has room for the other language alone. */
const Compact = styled.div`
  ${media.phone} {
    [aria-pressed='true'] {
      display: none;
    }
  }
`;

const choose = (lang: Lang) =>
  void import('../context/chooseLanguage').then(({ chooseLanguage }) => chooseLanguage(lang));

/** RU and EN, for visitors, only where the community offers a choice (NAV-01). */
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
  return (
    <Compact ref={takeLanguageFocus}>
      <Segments label={t('language.label')} value={lang} options={options} onChoose={choose} />
    </Compact>
  );
}
