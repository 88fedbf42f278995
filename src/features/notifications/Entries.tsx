import { useTranslation } from 'react-i18next';
import { toastError } from '../../components/failures/toastError';
import type { Notification } from '../../generated/api/notification';
import { announce } from '../../ui/announcer/announce';
import { Button } from '../../ui/Button/Button';
import { Entry } from './Entry';
import { Bar, FreshBar, List, Removed } from './NotificationList.styles';
import { markAllSeen, markSeen } from './notificationList';
import { useReadingPlace } from './useReadingPlace';
import { useRemoval } from './useRemoval';

/** How many new entries are said by their titles. */
const mostSaid = 3;

interface EntriesProps {
  entries: readonly Notification[];
  settings: string;
  onLeave: () => void;
}

/** The main control of the entry beside one that is removed, after it or else before it. */
function besideOf(item: Element | null | undefined): HTMLElement | null {
  const items = [...(item?.parentElement?.children ?? [])];
  const at = items.findIndex((each) => each === item);
  const [beside] = [...items.slice(at + 1), ...items.slice(0, at).reverse()].flatMap(
    (each) => each.querySelector<HTMLElement>('[data-main]') ?? [],
  );
  return beside ?? null;
}

/** What is known of the list, with what can be done with it. */
export function Entries({ entries, settings, onLeave }: EntriesProps) {
  const { t, i18n } = useTranslation('notification');
  const { removed, remove, putBack } = useRemoval();
  const { list, above, showFresh } = useReadingPlace(
    entries.map(({ id }) => id),
    (count) => {
      for (const { title, seen } of entries.slice(0, Math.min(count, mostSaid))) if (!seen) announce(title);
    },
  );
  const fail = (error: unknown) => toastError(error, i18n);
  const [newest] = entries;
  const isAnyUnseen = entries.some(({ seen }) => !seen);
  return (
    <>
      {above > 0 && (
        <FreshBar>
          <Button size="sm" onClick={showFresh}>
            {t('fresh', { count: above })}
          </Button>
        </FreshBar>
      )}
      {newest && isAnyUnseen && (
        <Bar>
          <Button variant="quiet" size="sm" onClick={() => void markAllSeen(newest.id).catch(fail)}>
            {t('markAll')}
          </Button>
        </Bar>
      )}
      <List ref={list} aria-label={t('title')}>
        {entries.map((entry) =>
          entry.id === removed ? (
            <Removed key={entry.id}>
              {t('removed')}
              <Button variant="secondary" size="sm" onClick={putBack}>
                {t('undo')}
              </Button>
            </Removed>
          ) : (
            <Entry
              key={entry.id}
              entry={entry}
              settings={settings}
              onOpen={(isAside) => {
                if (!entry.seen) markSeen([entry.id]).catch(fail);
                if (!isAside && entry.url) onLeave();
              }}
              onRemove={(button) => {
                besideOf(button.closest('li'))?.focus();
                remove(entry);
              }}
              onLeave={onLeave}
            />
          ),
        )}
      </List>
    </>
  );
}
