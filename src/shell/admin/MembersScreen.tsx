import { useSearchParams } from 'react-router-dom';
import { useKnowsAddress } from '../../api/useKnowsAddress';
import { parseParams, formatParams } from '../../features/admin/members/memberParams';
import { MembersPage } from '../../features/admin/members/MembersPage';
import { useTexts } from '../../i18n/useTexts';
import { useCommunity } from '../context/bootContext';

/** The members of a community for its managers, at /admin/members. */
export default function MembersScreen() {
  useTexts('adminMembers', 'participant');
  const { id, community } = useCommunity();
  const [search, setSearch] = useSearchParams();
  const params = parseParams(search);
  const knowsAddress = useKnowsAddress();
  return (
    <MembersPage
      communityId={id}
      admits={community.admission === 'approval'}
      params={{ ...params, invite: knowsAddress ? params.invite : undefined }}
      to={(next) => `?${formatParams(next).toString()}`}
      onParams={(next) => setSearch(formatParams(next), { replace: true })}
    />
  );
}
