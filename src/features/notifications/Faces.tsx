import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { nameOf } from '../../components/participant/participantText';
import type { Notification } from '../../generated/api/notification';
import { avatarOf } from '../../lib/avatar';
import { Avatar } from '../../ui/Avatar/Avatar';
import { Icon } from '../../ui/Icon/Icon';
import { color, textSize } from '../../ui/theme';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden';

const Column = styled.div`
  display: grid;
  flex: none;
  gap: 2px;
  align-content: start;
  justify-items: start;
  inline-size: 56px;
`;
const Stack = styled.span`
  display: flex;
  & > * {
    outline: 2px solid ${color('surface')};
  }
  & > * + * {
    margin-inline-start: -20px;
  }
`;
const Nobody = styled.span`
  display: grid;
  place-items: center;
  inline-size: 32px;
  block-size: 32px;
  border-radius: 50%;
  background: ${color('primary-soft')};
  color: ${color('on-primary-soft')};
`;
const Others = styled.span`
  ${textSize('xs')}
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  color: ${color('muted')};
`;

/** The latest people of an entry, and how many notifications it gathers beyond them. */
export function Faces({ people, count }: Pick<Notification, 'people' | 'count'>) {
  const { t } = useTranslation('notification');
  const others = count - Math.max(1, people.length);
  return (
    <Column>
      {people.length === 0 && (
        <Nobody aria-hidden>
          <Icon icon={Bell} size={18} />
        </Nobody>
      )}
      <Stack>
        {people.map((person) => (
          <Avatar
            key={person.id}
            decorative
            size="sm"
            name={nameOf(person)}
            src={person.avatarUrl && avatarOf(person.avatarUrl, 108)}
          />
        ))}
      </Stack>
      {others > 0 && (
        <>
          <Others aria-hidden>+{others}</Others>
          <VisuallyHidden>{t('gathered', { count: others })}</VisuallyHidden>
        </>
      )}
    </Column>
  );
}
