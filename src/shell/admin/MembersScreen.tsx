import { useSearchParams } from 'react-router-dom';
import { parseParams, formatParams } from '../../features/admin/members/memberParams';
import { MembersPage } from '../../features/admin/members/MembersPage';
import { useTexts } from '../../i18n/useTexts';
import { useCommunity } from '../context/bootContext';

/** The members of a community for its managers, at /admin/members. */
export default function MembersScreen() {
  useTexts('adminMembers', 'participant');
  const { id, community } = useCommunity();
  const [search, setSearch] = useSearchParams();
  return (
    <MembersPage
      communityId={id}
      admits={community.admission === 'approval'}
      params={parseParams(search)}
      to={(next) => `?${formatParams(next).toString()}`}
      onParams={(next) => setSearch(formatParams(next), { replace: true })}
    />
  );
}
