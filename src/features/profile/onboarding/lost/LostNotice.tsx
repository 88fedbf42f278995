import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { SurveyQuestion } from '../../../../generated/api/question';
import { Banner } from '../../../../ui/Banner/Banner';
import { Button } from '../../../../ui/Button/Button';
import { Text } from '../../../../ui/Text/Text';
import { space } from '../../../../ui/theme';
import { useLang } from '../../useLang';
import type { Draft } from '../draft/draft';
import type { Lost } from '../draft/merge';
import { currentValue, fieldName, valueText } from './lostText';

export interface LostNoticeProps {
  lost: readonly Lost[];
  draft: Draft;
  questions: readonly SurveyQuestion[];
  /** Puts a lost value in the place of the current one, which is then the lost one. */
  onSwap: (lost: Lost, current: unknown) => void;
  onDone: () => void;
}

const List = styled.ul`
  display: grid;
  gap: ${space(4)};
  margin-block: ${space(3)};
`;

const Other = styled.blockquote`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** Two devices changed the same field: what gave way is shown, and may come back (ONB-03). */
export function LostNotice({ lost, draft, questions, onSwap, onDone }: LostNoticeProps) {
  const { t } = useTranslation('onboarding');
  const { t: fields } = useTranslation('fields');
  const lang = useLang();
  const names = {
    tags: fields('tags.label'),
    contacts: fields('contacts.label'),
    location: t('profile.place'),
    avatarUrl: fields('photo.label'),
  };
  const shown = lost.flatMap((one) => {
    const name = fieldName(one.field, questions, { lang, names });
    return name ? [{ one, name }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <Banner tone="warning" role="status" title={t('lost.title')}>
      {t('lost.text')}
      <List>
        {shown.map(({ one, name }) => (
          <li key={one.field}>
            <Text $size="sm" $tone="inherit" $weight={600}>
              {name}
            </Text>
            <Other>{one.field === 'profile.avatarUrl' ? t('lost.photo') : valueText(one.value, lang)}</Other>
            <Button
              variant="secondary"
              size="sm"
              aria-label={t('lost.useNamed', { field: name })}
              onClick={() => onSwap(one, currentValue(draft, one.field))}
            >
              {t('lost.use')}
            </Button>
          </li>
        ))}
      </List>
      <Button variant="secondary" size="sm" onClick={onDone}>
        {t('lost.done')}
      </Button>
    </Banner>
  );
}
