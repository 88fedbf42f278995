import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { asWritten } from '../../../../lib/asWritten';
import { Avatar } from '../../../../ui/Avatar/Avatar';
import { Button } from '../../../../ui/Button/Button';
import { Dialog } from '../../../../ui/Dialog/Dialog';
import { RadioGroup } from '../../../../ui/Radio/RadioGroup';
import { Stack } from '../../../../ui/Stack/Stack';
import { Text } from '../../../../ui/Text/Text';
import type { Question } from '../save/useSection';
import { useConflictCopy } from './useConflictCopy';
import { color, textSize } from '../../../../ui/theme';

const Whose = styled.span`
  display: block;
  ${textSize('sm')}
  color: ${color('muted')};
`;

/** Long texts are shown in full, because the choice is about them. */
const Version = styled.span`
  display: block;
  max-block-size: 9rem;
  overflow-y: auto;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** Two devices changed the same: which of the two is to stay, part by part. */
export default function ConflictDialog({ question: { conflicts, answer } }: { question: Question }) {
  const { t } = useTranslation('profile');
  const { t: say } = useTranslation();
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  const { labelOf, textOf } = useConflictCopy();
  const later = () => answer(undefined);
  const option = (whose: 'mine' | 'theirs', path: string, value: unknown) => ({
    value: whose,
    label: (
      <>
        <Whose>{t(`conflict.${whose}`)}</Whose>
        <Version {...asWritten(path === 'avatarUrl' ? undefined : textOf(path, value))}>
          {shown(path, value) || t('conflict.nothing')}
        </Version>
      </>
    ),
  });
  const shown = (path: string, value: unknown) =>
    path === 'avatarUrl' && typeof value === 'string' ? (
      <Avatar name="" src={value} size="xl" decorative />
    ) : (
      textOf(path, value)
    );
  return (
    <Dialog
      open
      keepOpen
      title={t('conflict.title')}
      closeLabel={say('close')}
      onClose={later}
      actions={
        <>
          <Button onClick={() => answer(theirs)}>{t('conflict.save')}</Button>
          <Button variant="secondary" onClick={later}>
            {t('conflict.later')}
          </Button>
        </>
      }
    >
      <Stack $gap={5}>
        <Text>{t('conflict.text')}</Text>
        {conflicts.map(({ path, mine, theirs: other }) => (
          <RadioGroup
            key={path}
            name={`conflict-${path}`}
            label={labelOf(path)}
            value={theirs.includes(path) ? 'theirs' : 'mine'}
            options={[option('mine', path, mine), option('theirs', path, other)]}
            onChange={({ target }) =>
              setTheirs(target.value === 'theirs' ? [...theirs, path] : theirs.filter((one) => one !== path))
            }
          />
        ))}
      </Stack>
    </Dialog>
  );
}
