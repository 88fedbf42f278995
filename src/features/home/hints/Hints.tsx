import { Status } from '../../../ui/announcer/Status';
import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { initQuery } from '../../../api/queries';
import { queryClient } from '../../../api/queryClient';
import { request } from '../../../api/request';
import { markTutorialSeen } from '../../../generated/api/client/participant';
import { useTexts } from '../../../i18n/useTexts';
import { Button } from '../../../ui/Button/Button';
import { focusPage } from '../../../ui/focus/focusPage';
import { Icon } from '../../../ui/Icon/Icon';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';
import { useHasToasts } from '../../../ui/toast/openToasts';
import { Line, Panel } from './Hints.styles';

const hints = ['introductions', 'profile', 'invitation'] as const;

/** Stores on the server that the hints were shown. If that fails, they are shown again later. */
async function remember(participantId: string): Promise<void> {
  queryClient.setQueryData(initQuery.queryKey, (init) =>
    init?.participant ? { ...init, participant: { ...init.participant, tutorialSeen: true } } : init,
  );
  await request(markTutorialSeen, { body: { participantId } }).catch(() => undefined);
}

/** Three hints on the first visit of home, one after the other, beside the elements that they explain (P09). */
export default function Hints({ participantId }: { participantId: string }) {
  useTexts('hints');
  const { t } = useTranslation('hints');
  const { t: say } = useTranslation();
  const [at, setAt] = useState(0);
  useEffect(() => void remember(participantId), [participantId]);
  // A toast has the same place: the hints wait for its end.
  const isWaiting = useHasToasts();
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (isWaiting && panel.current?.contains(document.activeElement)) focusPage();
  }, [isWaiting]);
  const hint = hints[at];
  if (!hint) return null;
  const end = () => {
    setAt(hints.length);
    focusPage();
  };
  const isLast = at === hints.length - 1;
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') end();
  };
  return (
    <Panel ref={panel} hidden={isWaiting} aria-label={t('title')} onKeyDown={onKeyDown}>
      <Line>
        <Heading level={2} size="md">
          {t(`${hint}.title`)}
        </Heading>
        <Button variant="quiet" square size="sm" aria-label={say('close')} onClick={end}>
          <Icon icon={X} size={18} />
        </Button>
      </Line>
      <Status quiet $size="sm">
        {t(`${hint}.text`)}
      </Status>
      <Line>
        <Text $size="sm" $tone="muted" $numeric>
          {t('place', { at: at + 1, of: hints.length })}
        </Text>
        <Button size="sm" variant="secondary" onClick={isLast ? end : () => setAt(at + 1)}>
          {isLast ? t('done') : t('next')}
        </Button>
      </Line>
    </Panel>
  );
}
