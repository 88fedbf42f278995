import { Bookmark, BookmarkCheck } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Credits, RelationState } from '../../generated/api/introduction';
import type { PersonCard } from '../../generated/api/shared';
import { aheadOf, lazyPart } from '../../lib/lazyInTime';
import { Badge } from '../../ui/Badge/Badge';
import { Button } from '../../ui/Button/Button';
import { Icon } from '../../ui/Icon/Icon';
import { Stack } from '../../ui/Stack/Stack';
import { nameOf } from '../participant/participantText';
import { MoreActions } from './MoreActions';
import { useActions } from './useActions';

const loadConnect = () => import('./ConnectDialog');
const fetchAhead = aheadOf(loadConnect);
const ConnectDialog = lazyPart(loadConnect);
const HideDialog = lazyPart(() => import('./HideDialog'));
const BlockOrReport = lazyPart(() => import('./BlockOrReport'));

export interface PersonActionsProps {
  person: PersonCard;
  relation: RelationState;
  bookmarked: boolean;
  matchingId?: string | null;
  /** If known. */
  credits?: Credits;
  /** The member who acts. */
  participantId: string;
  /** In a row of a list: the main button is quieter. */
  compact?: boolean;
}

type Opened = 'connect' | 'hide' | 'block' | 'report';

/** The actions on a person (HOM-02). Menus and dialogs load on demand. */
export function PersonActions(props: PersonActionsProps) {
  const { person, relation, bookmarked, matchingId, credits, participantId, compact } = props;
  const { t } = useTranslation('introduction');
  const actions = useActions();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const name = nameOf(person);
  return (
    <Stack $row $gap={2} $wrap>
      {relation === 'NONE' ? (
        <Button
          size={compact ? 'sm' : 'md'}
          variant={compact ? 'secondary' : 'primary'}
          aria-label={t('connect.with', { name })}
          onPointerEnter={fetchAhead}
          onFocus={fetchAhead}
          onClick={() => setOpened('connect')}
        >
          {t('connect.action')}
        </Button>
      ) : (
        <Badge $tone={relation === 'CONNECTED' ? 'success' : 'neutral'}>{t(`relation.${relation}`)}</Badge>
      )}
      <Button
        variant="quiet"
        size="sm"
        square
        aria-label={t('bookmark.action', { name })}
        aria-pressed={bookmarked}
        onClick={() => void actions.setBookmark(person, !bookmarked)}
      >
        <Icon icon={bookmarked ? BookmarkCheck : Bookmark} />
      </Button>
      <MoreActions
        label={t('more', { name })}
        slug={person.slug}
        onHide={() => setOpened('hide')}
        onBlock={() => setOpened('block')}
        onReport={() => setOpened('report')}
      />
      <Suspense fallback={null}>
        {opened === 'connect' && (
          <ConnectDialog
            person={person}
            participantId={participantId}
            matchingId={matchingId}
            credits={credits}
            onSent={(answer) => actions.sent(person, answer)}
            onClose={close}
          />
        )}
        {opened === 'hide' && (
          <HideDialog
            person={person}
            onHide={(reason, text) => actions.hide(person, reason, text)}
            onClose={close}
          />
        )}
        {(opened === 'block' || opened === 'report') && (
          <BlockOrReport person={person} wants={opened} onClose={close} />
        )}
      </Suspense>
    </Stack>
  );
}
