import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Audit } from '../../features/admin/audit/Audit';
import { filterOf, searchOf } from '../../features/admin/audit/auditFilter';
import { useTexts } from '../../i18n/useTexts';
import { useCommunity } from '../context/bootContext';

/** The audit, at /admin/audit; its filters are in the address. */
export default function AuditScreen() {
  useTexts('adminAudit');
  const { id, community } = useCommunity();
  const [search, setSearch] = useSearchParams();
  const filter = useMemo(() => filterOf(search), [search]);
  return (
    <Audit
      community={{ id, timeZone: community.timeZone }}
      filter={filter}
      onFilter={(next) => setSearch(searchOf(next), { replace: true })}
    />
  );
}
