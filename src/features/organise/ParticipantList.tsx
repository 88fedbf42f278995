import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePages } from '../../components/paged/usePages';
import type { Event, SetStatus } from '../../generated/api/event';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import { Choice } from '../../ui/Field/choice.styles';
import { Stack } from '../../ui/Stack/Stack';
import { ChosenBar } from './ChosenBar';
import { Pick } from './Organise.styles';
import { participantsQuery } from './organiseQueries';
import { Paged } from './Paged';
import { ParticipantRow } from './ParticipantRow';
import { useChanges } from './useChanges';

interface ParticipantListProps {
  event: Event;
  status: SetStatus;
  search: string;
  now: Date;
}

/** The people with a status. It renders only a few pages of rows, however many there are. */
export function ParticipantList({ event, status, search, now }: ParticipantListProps) {
  const { t } = useTranslation('organise');
  const list = usePages(participantsQuery(event.id, status, search));
  const { change, busy } = useChanges(event.id);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const known = list.pages?.flatMap((page) => page.list);
  const rows = known ?? [];
  const decidable = rows.filter(({ mayDecide }) => mayDecide).map(({ id }) => id);
  const here = rows.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  const choose = (ids: readonly string[], on: boolean) =>
    setChosen(new Set(on ? [...here, ...ids] : here.filter((id) => !ids.includes(id))));
  return (
    <div aria-busy={list.query.isPlaceholderData}>
      <Paged
        list={list}
        items={known}
        empty={
          <EmptyState level={3} title={t(search ? 'none.found' : `none.${status}`)}>
            {t(search ? 'none.foundText' : `none.${status}Text`)}
          </EmptyState>
        }
        head={
          <Stack as="label" $row $gap={2}>
            <Pick as="span">
              <Choice
                type="checkbox"
                disabled={decidable.length === 0}
                checked={decidable.length > 0 && here.length === decidable.length}
                onChange={({ target }) => choose(decidable, target.checked)}
              />
            </Pick>
            {t('chooseAll')}
          </Stack>
        }
      >
        {(row) => (
          <ParticipantRow
            key={row.id}
            event={event}
            row={row}
            now={now}
            chosen={chosen.has(row.id)}
            busy={busy.has(row.id)}
            onChoose={(on) => choose([row.id], on)}
            onAction={(action) => void change(action, [row.id])}
          />
        )}
      </Paged>
      {here.length > 0 && (
        <ChosenBar
          status={status}
          count={here.length}
          busy={busy.size > 0}
          onAction={(action) => void change(action, here).then(() => setChosen(new Set()))}
          onNobody={() => setChosen(new Set())}
        />
      )}
    </div>
  );
}
