import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { SurveyQuestion } from '../../../generated/api/question';
import { Banner } from '../../../ui/Banner/Banner';
import { Button } from '../../../ui/Button/Button';
import { Text } from '../../../ui/Text/Text';
import { space } from '../../../ui/theme';
import { useLang } from '../../../i18n/useLang';
import type { Draft } from '../draft/draft';
import type { Conflict } from '../draft/merge';
import { currentValue, fieldName, valueText } from './conflictText';

interface ConflictNoticeProps {
  conflicts: readonly Conflict[];
  draft: Draft;
  questions: readonly SurveyQuestion[];
  /** Swaps the replaced value with the current one. */
  onSwap: (conflict: Conflict, current: unknown) => void;
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
export function ConflictNotice({ conflicts, draft, questions, onSwap, onDone }: ConflictNoticeProps) {
  const { t } = useTranslation('onboarding');
  const lang = useLang();
  const shown = conflicts.flatMap((one) => {
    const name = fieldName(one.field, questions, lang);
    return name ? [{ one, name }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <Banner tone="warning" announced title={t('conflicts.title')}>
      {t('conflicts.text')}
      <List>
        {shown.map(({ one, name }) => (
          <li key={one.field}>
            <Text $size="sm" $tone="inherit" $weight={600}>
              {name}
            </Text>
            <Other>
              {one.field === 'profile.avatarUrl' ? t('conflicts.photo') : valueText(one.value, lang)}
            </Other>
            <Button
              variant="secondary"
              size="sm"
              aria-label={t('conflicts.useNamed', { field: name })}
              onClick={() => onSwap(one, currentValue(draft, one.field))}
            >
              {t('conflicts.use')}
            </Button>
          </li>
        ))}
      </List>
      <Button variant="secondary" size="sm" onClick={onDone}>
        {t('conflicts.done')}
      </Button>
    </Banner>
  );
}
