import { useSearchParams } from 'react-router-dom';
import { placeOf, writtenPlace } from '../../features/admin/members/memberPlace';
import { MembersPage } from '../../features/admin/members/MembersPage';
import { useTexts } from '../../i18n/useTexts';
import { useCommunity } from '../context/bootContext';

/** The members of a community for whoever manages it, at /admin/members. */
export default function MembersScreen() {
  useTexts('adminMembers', 'participant');
  const { id, community } = useCommunity();
  const [params, setParams] = useSearchParams();
  return (
    <MembersPage
      communityId={id}
      admits={community.admission === 'approval'}
      place={placeOf(params)}
      to={(place) => `?${writtenPlace(place).toString()}`}
      onPlace={(place) => setParams(writtenPlace(place), { replace: true })}
    />
  );
}
