import { Loading } from '../../../components/loading/Loading';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../../api/queryClient';
import { request } from '../../../api/request';
import { LoadFailed } from '../../../components/failures/LoadFailed';
import { useSubmit } from '../../../components/form/useSubmit';
import { PagedList } from '../../../components/paged/PagedList';
import { usePages } from '../../../components/paged/usePages';
import type { AuditPerson } from '../../../generated/api/audit';
import { exportAudit } from '../../../generated/api/client/audit';
import { saveCsv } from '../../../lib/saveFile';
import { Button } from '../../../ui/Button/Button';
import { Container } from '../../../ui/Container/Container';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { Icon } from '../../../ui/Icon/Icon';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { Tag } from '../../../ui/Tag/Tag';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';
import { AuditLayout, Chosen, Entries, Head } from './Audit.styles';
import { AuditFilters } from './AuditFilters';
import type { AuditFilter } from './auditFilter';
import { auditQuery } from './auditQuery';
import { AuditRow } from './AuditRow';
import { personWords } from './words';

export interface AuditProps {
  community: { id: string; timeZone: string };
  filter: AuditFilter;
  onFilter: (filter: AuditFilter) => void;
}

const nobody: readonly AuditPerson[] = [];

/** The audit of managers' actions (ADM-10). */
export function Audit({ community, filter, onFilter }: AuditProps) {
  const { t } = useTranslation('adminAudit');
  const list = usePages(auditQuery(community.id, filter));
  const saving = useSubmit({
    send: async () => {
      const name = `audit-${new Date().toLocaleDateString('sv')}.csv`;
      saveCsv(name, await request(exportAudit, { params: { id: community.id }, query: filter }));
      await queryClient.invalidateQueries({ queryKey: ['audit', community.id] });
    },
  });
  if (list.failure) {
    return <LoadFailed title={t('failed.title')} text={t('failed.text')} {...list.failure} />;
  }
  const entries = list.pages?.flatMap((page) => page.entries);
  const isFiltered = Object.values(filter).some(Boolean);
  const about = filter.subject && entries?.find(({ subject }) => subject?.id === filter.subject)?.subject;
  const aboutName = about ? personWords(about, t) : t('onePerson');
  return (
    <Container>
      <AuditLayout>
        <Head>
          <div>
            <Heading level={1}>{t('title')}</Heading>
            <Text $tone="muted">{t('lead')}</Text>
          </div>
          <Button
            variant="secondary"
            icon={<Icon icon={Download} />}
            loading={saving.busy}
            loadingLabel={t('exporting')}
            onClick={() => void saving.submit()}
          >
            {t('export')}
          </Button>
        </Head>
        {saving.wrong.call && (
          <Text role="alert" $tone="error">
            {saving.wrong.call}
          </Text>
        )}
        <AuditFilters filter={filter} actors={list.pages?.[0]?.actors ?? nobody} onChange={onFilter} />
        {isFiltered && (
          <Chosen>
            {filter.subject && (
              <Tag
                onRemove={() => onFilter({ ...filter, subject: undefined })}
                removeLabel={t('removeAbout', { name: aboutName })}
              >
                {t('about', { name: aboutName })}
              </Tag>
            )}
            <Button variant="quiet" onClick={() => onFilter({})}>
              {t('reset')}
            </Button>
          </Chosen>
        )}
        <PagedList
          list={list}
          items={entries}
          skeleton={
            <Loading>
              <Stack $gap={3}>
                {[1, 2, 3, 4, 5].map((at) => (
                  <Skeleton key={at} shape="block" height="64px" />
                ))}
              </Stack>
            </Loading>
          }
          empty={
            <EmptyState drawing="messages" title={t(isFiltered ? 'noneFound' : 'none')}>
              {t(isFiltered ? 'noneFoundText' : 'noneText')}
            </EmptyState>
          }
          more={t('more')}
        >
          {(shown) => (
            <Entries aria-label={t('title')} aria-busy={list.query.isPlaceholderData}>
              {shown.map((entry) => (
                <AuditRow
                  key={entry.id}
                  entry={entry}
                  timeZone={community.timeZone}
                  onFilter={(to) => onFilter({ ...filter, ...to })}
                />
              ))}
            </Entries>
          )}
        </PagedList>
      </AuditLayout>
    </Container>
  );
}
