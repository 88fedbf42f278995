import { Announcement } from '../../../../ui/announcer/Announcement';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled, { keyframes } from 'styled-components';
import { Button } from '../../../../ui/Button/Button';
import { Icon } from '../../../../ui/Icon/Icon';
import { Text } from '../../../../ui/Text/Text';
import type { SectionState } from './useSection';
import { Foot } from '../page/Panel.styles';
import { color, motion, space, textSize } from '../../../../ui/theme';

const arrive = keyframes`from { opacity: 0; translate: 0 4px; }`;

const Told = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  ${textSize('sm')}
  color: ${color('success')};
  font-weight: 550;
  > svg {
    animation: ${arrive} ${motion.slow} ${motion.ease};
  }
`;

/** Saves a section or takes its changes back; there while there is something to save, and then to say that it is. */
export function SaveBar({ section }: { section: SectionState }) {
  const { t } = useTranslation('profile');
  const { dirty, state, failure, discard } = section;
  const open = dirty || state === 'saving';
  const showsSaved = !open && state === 'saved';
  return (
    <>
      {failure && (
        <Text role="alert" $size="sm" $tone="error">
          {failure}
        </Text>
      )}
      {open && (
        <Foot>
          <Button type="submit" loading={state === 'saving'} loadingLabel={t('save.saving')}>
            {t('save.save')}
          </Button>
          <Button variant="quiet" disabled={state === 'saving'} onClick={discard}>
            {t('save.discard')}
          </Button>
        </Foot>
      )}
      {showsSaved && (
        <Told>
          <Icon icon={Check} size={18} />
          {t('save.saved')}
        </Told>
      )}
      <Announcement>{dirty && t('save.unsaved')}</Announcement>
      <Announcement>{showsSaved && t('save.saved')}</Announcement>
    </>
  );
}
