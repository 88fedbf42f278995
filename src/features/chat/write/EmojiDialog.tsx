import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { media, color, token } from '../../../ui/theme';
import { emojis } from './emojis';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(44px, 1fr));
`;
const Choice = styled.button`
  min-block-size: 44px;
  border: 0;
  border-radius: ${token('radius-md')};
  background: none;
  font-size: 1.5rem;
  line-height: 1;
  cursor: pointer;
  ${media.hover} {
    &:hover {
      background: ${color('surface-muted')};
    }
  }
`;

interface EmojiDialogProps {
  onChoose: (emoji: string) => void;
  onClose: () => void;
}

/** Chooses an emoji. Screen readers name each in their own language. */
export default function EmojiDialog({ onChoose, onClose }: EmojiDialogProps) {
  const { t } = useTranslation('chat');
  const { t: say } = useTranslation();
  return (
    <Dialog open size="sm" title={t('reaction.choose')} closeLabel={say('close')} onClose={onClose}>
      <Grid>
        {emojis.map((emoji) => (
          <Choice
            key={emoji}
            type="button"
            onClick={() => {
              onClose();
              onChoose(emoji);
            }}
          >
            {emoji}
          </Choice>
        ))}
      </Grid>
    </Dialog>
  );
}
