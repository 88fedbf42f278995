import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { asWritten } from '../../lib/asWritten';
import { space } from '../../ui/theme';

/** Sentences that there is room for. */
const mostReasons = 3;

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding-inline-start: ${space(5)};
  overflow-wrap: anywhere;
`;

/** Why the member and a person should meet. Nothing if nobody has said why. */
export function Reasons({ reasons }: { reasons: readonly string[] }) {
  const { t } = useTranslation('introduction');
  if (reasons.length === 0) return null;
  return (
    <List aria-label={t('why')}>
      {reasons.slice(0, mostReasons).map((sentence) => (
        <li key={sentence} {...asWritten(sentence)}>
          {sentence}
        </li>
      ))}
    </List>
  );
}
