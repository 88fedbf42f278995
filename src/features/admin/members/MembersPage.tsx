import { Announcement } from '../../../ui/announcer/Announcement';
import { Status } from '../../../ui/announcer/Status';
import { Loading } from '../../../components/loading/Loading';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../../api/useData';
import { LoadFailed } from '../../../components/failures/LoadFailed';
import type { BulkDo } from '../../../generated/api/member';
import { firstViewPart } from '../../../lib/firstViewPart';
import { lazyPart } from '../../../lib/lazyInTime';
import { memberSorts, type MemberSort, type SavedQuery } from '../../../lib/rules/managers/memberQuery';
import { Button } from '../../../ui/Button/Button';
import { Container } from '../../../ui/Container/Container';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { NativeSelect } from '../../../ui/NativeSelect/NativeSelect';
import { Pagination } from '../../../ui/Pagination/Pagination';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import type { Target } from './bulk/BulkDialog';
import { MemberFilters, MemberSearch } from './MemberFilters';
import { countFilters, type MemberParams } from './memberParams';
import { bulkQuery, keepBulk, membersQuery } from './memberQueries';
import { MembersLayout, Undoable } from './Members.styles';
import { MembersHead } from './MembersHead';
import { MemberTable } from './MemberTable';
import { SavedViews } from './views/SavedViews';
import { useListKeys } from './useListKeys';

const BulkBar = lazyPart(() => import('./bulk/BulkBar'));
const BulkDialog = lazyPart(() => import('./bulk/BulkDialog'));
const MemberDrawer = firstViewPart(
  'features/admin/members/drawer/MemberDrawer.tsx',
  () => import('./drawer/MemberDrawer'),
);
const InviteDialog = firstViewPart(
  'features/admin/members/invites/InviteDialog.tsx',
  () => import('./invites/InviteDialog'),
);
const UndoBulk = firstViewPart('features/admin/members/bulk/UndoBulk.tsx', () => import('./bulk/UndoBulk'));
const ViewDialog = lazyPart(() => import('./views/ViewDialog'));

const pageSize = 20;

interface MembersPageProps {
  communityId: string;
  /** Whether the community has admission by approval. */
  admits: boolean;
  params: MemberParams;
  /** The address of other params. */
  to: (params: MemberParams) => string;
  onParams: (params: MemberParams) => void;
}

/** The members of a community, for its managers (ADM-03, ADM-08). */
export function MembersPage({ communityId, admits, params, to, onParams }: MembersPageProps) {
  const { t } = useTranslation('adminMembers');
  const { query, page, columns, member, invite } = params;
  const { data, error, fetchStatus, isPlaceholderData, refetch } = useData(
    membersQuery(communityId, query, page),
  );
  const { data: undoable } = useData(bulkQuery(communityId));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [everybody, setEverybody] = useState(false);
  const [act, setAct] = useState<BulkDo>();
  const [begunId, setBegunId] = useState<string>();
  const [viewing, setViewing] = useState(false);

  const choose = (next: ReadonlySet<string>) => {
    setChosen(next);
    setEverybody(false);
  };
  const show = (change: Partial<MemberParams>) =>
    onParams({ ...params, page: 0, member: undefined, ...change });
  const onQuery = (next: SavedQuery) => {
    choose(new Set());
    show({ query: next });
  };
  useListKeys({
    onChoose: (id) =>
      choose(new Set(chosen.has(id) ? [...chosen].filter((each) => each !== id) : [...chosen, id])),
    onNobody: () => choose(new Set()),
    onActions: () => document.querySelector<HTMLElement>('[data-bulk]')?.focus(),
  });
  const offline = fetchStatus === 'paused';
  if (!data && (error || offline)) {
    return (
      <LoadFailed
        title={t('failed.title')}
        text={t('failed.text')}
        offline={offline}
        onRetry={() => void refetch()}
      />
    );
  }
  const isFiltered = Boolean(query.search) || countFilters(query) > 0;
  const target: Target = everybody ? { query } : { ids: [...chosen] };
  const count = everybody ? (data?.total ?? 0) : chosen.size;
  return (
    <Container $width="list">
      <MembersLayout>
        <MembersHead
          communityId={communityId}
          query={query}
          onInvite={() => onParams({ ...params, invite: true })}
          onView={() => setViewing(true)}
        />
        <MemberSearch query={query} onQuery={onQuery} />
        <Stack $row="sm" $gap={3}>
          <NativeSelect
            label={t('sort.label')}
            hideLabel
            value={query.sort ?? ''}
            options={[
              { value: '', label: t(query.search ? 'sort.LIKENESS' : 'sort.first') },
              ...memberSorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) })),
            ]}
            onChange={({ target: { value } }) =>
              show({ query: { ...query, sort: (value || undefined) as MemberSort | undefined } })
            }
          />
          <SavedViews
            communityId={communityId}
            query={query}
            columns={columns}
            onView={({ query: saved, columns: some }) => {
              choose(new Set());
              show({ query: saved, columns: some });
            }}
          />
        </Stack>
        <MemberFilters query={query} onQuery={onQuery} />
        {data ? (
          <>
            <Status quiet $tone="muted" $size="sm">
              {t('found', { count: data.total })}
            </Status>
            {data.total === 0 ? (
              <EmptyState
                title={t(isFiltered ? 'none.found' : 'none.title')}
                action={
                  isFiltered ? (
                    <Button variant="secondary" onClick={() => onQuery({})}>
                      {t('none.clear')}
                    </Button>
                  ) : undefined
                }
              >
                {t(isFiltered ? 'none.foundText' : 'none.text')}
              </EmptyState>
            ) : (
              <div aria-busy={isPlaceholderData}>
                <MemberTable
                  rows={data.list}
                  columns={columns}
                  chosen={chosen}
                  onChosen={choose}
                  sort={query.sort ?? (query.search ? undefined : 'JOINED')}
                  onSort={(sort) => show({ query: { ...query, sort } })}
                  to={(id) => to({ ...params, member: id })}
                />
              </div>
            )}
            <Pagination
              page={page + 1}
              pages={Math.ceil(data.total / pageSize)}
              to={(next) => to({ ...params, page: next - 1, member: undefined })}
              label={t('pages.label')}
              previousLabel={t('pages.previous')}
              nextLabel={t('pages.next')}
              pageLabel={(next) => t('pages.page', { page: next })}
            />
          </>
        ) : (
          <Loading>
            <Stack $gap={2}>
              {Array.from({ length: 8 }, (_, at) => (
                <Skeleton key={at} shape="block" height="48px" />
              ))}
            </Stack>
          </Loading>
        )}
        <Announcement>{chosen.size > 0 && t('chosenAnd', { count })}</Announcement>
        <Suspense fallback={null}>
          {chosen.size > 0 && (
            <BulkBar
              admits={admits}
              count={count}
              found={everybody ? undefined : data?.total}
              onEverybody={() => setEverybody(true)}
              onNobody={() => choose(new Set())}
              onAct={setAct}
            />
          )}
          <Undoable data-actions>
            {undoable?.map((bulk) => (
              <UndoBulk
                key={bulk.id}
                bulk={bulk}
                isNew={bulk.id === begunId}
                onOver={() => keepBulk(communityId, (known) => known.filter(({ id }) => id !== bulk.id))}
              />
            ))}
          </Undoable>
        </Suspense>
      </MembersLayout>
      <Suspense fallback={null}>
        {member !== undefined && (
          <MemberDrawer key={member} id={member} onClose={() => onParams({ ...params, member: undefined })} />
        )}
        {act && (
          <BulkDialog
            communityId={communityId}
            act={act}
            target={target}
            onClose={() => setAct(undefined)}
            onBegun={(begun) => {
              setBegunId(begun.id);
              setAct(undefined);
              choose(new Set());
              keepBulk(communityId, (known) => [begun, ...known]);
            }}
          />
        )}
        {invite && (
          <InviteDialog
            communityId={communityId}
            onClose={() => onParams({ ...params, invite: undefined })}
          />
        )}
        {viewing && (
          <ViewDialog
            communityId={communityId}
            query={query}
            columns={columns}
            onColumns={(some) => onParams({ ...params, columns: some })}
            onClose={() => setViewing(false)}
          />
        )}
      </Suspense>
    </Container>
  );
}
