import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { NotSent as Others } from '../../../generated/api/community';
import { Text } from '../../../ui/Text/Text';
import { space } from '../../../ui/theme';

const Reasons = styled.ul`
  margin: 0;
  padding-inline-start: ${space(5)};
`;

/** The members who get no email, by reason. Empty if there are none. */
export function NotSent({ others }: { others: Others }) {
  const { t } = useTranslation('admin');
  if (others.length === 0) return null;
  return (
    <div>
      <Text $tone="muted">{t('recommendations.others')}</Text>
      <Reasons>
        {others.map(({ why, count }) => (
          <Text as="li" key={why} $tone="muted">
            {t(`recommendations.why.${why}`, { count })}
          </Text>
        ))}
      </Reasons>
    </div>
  );
}
