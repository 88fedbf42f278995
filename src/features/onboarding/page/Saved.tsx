import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon } from '../../../ui/Icon/Icon';
import { color, space, textSize } from '../../../ui/theme';
import { useNews } from '../draft/progress';

const Status = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  ${textSize('sm')}
  color: ${color('muted')};
  white-space: nowrap;
`;

/** The state of saving, in a corner. Input is never lost. */
export function Saved() {
  const { t } = useTranslation('onboarding');
  const saved = useNews((news) => news.saved);
  if (saved === undefined) return null;
  return (
    <Status>
      <Icon icon={Check} size={16} />
      {saved ? t('saved') : t('savedHere')}
    </Status>
  );
}
