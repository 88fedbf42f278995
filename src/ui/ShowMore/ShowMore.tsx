import styled from 'styled-components';
import { useChangeAnnouncement } from '../announcer/useAnnouncement';
import { Button } from '../Button/Button';
import { Text } from '../Text/Text';
import { space } from '../theme';
import { useFocusOnNew } from './useFocusOnNew';

interface ShowMoreProps {
  /** The label of the button: 'More contacts'. */
  children: string;
  onMore: () => void;
  /** No further page: the button goes, the count stays. Mounted all the same. */
  hasMore: boolean;
  loading?: boolean;
  loadingLabel?: string;
  /** How far one has come: '20 of 134'. */
  progress?: string;
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(2)};
  padding-block: ${space(4)};

  &:empty {
    position: absolute;
    padding: 0;
  }
`;

/** Ends a list that is loaded page by page. After a press the focus is on the first new item. */
export function ShowMore({ children, onMore, hasMore, loading, loadingLabel, progress }: ShowMoreProps) {
  useChangeAnnouncement(progress);
  const { end, onPress } = useFocusOnNew();
  const press = () => {
    onPress();
    onMore();
  };
  return (
    <Frame ref={end}>
      {hasMore && (
        <Button variant="secondary" onClick={press} loading={loading} loadingLabel={loadingLabel}>
          {children}
        </Button>
      )}
      {progress && (
        <Text $size="sm" $tone="muted" $numeric>
          {progress}
        </Text>
      )}
    </Frame>
  );
}
