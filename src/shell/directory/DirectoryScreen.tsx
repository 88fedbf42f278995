import { useSearchParams } from 'react-router-dom';
import { useInit } from '../../api/useInit';
import { Directory } from '../../features/directory/Directory';
import { DirectoryUnconfirmed } from '../../features/directory/DirectoryUnconfirmed';
import { parseParams, formatParams } from '../../features/directory/directoryParams';
import { useTexts } from '../../i18n/useTexts';
import { useCommunity } from '../context/bootContext';
import { useTabLabel } from '../context/useTabLabel';

/** The members of a community at /participants. The search is in the address. */
export default function DirectoryScreen() {
  useTexts('directory', 'introduction');
  const { id, community } = useCommunity();
  const { data: init } = useInit();
  const title = useTabLabel()('participants');
  const [search, setSearch] = useSearchParams();
  if (init && !init.emailConfirmed) return <DirectoryUnconfirmed title={title} />;
  return (
    <Directory
      title={title}
      community={{ id, title: community.title }}
      ready={init !== undefined}
      ownId={init?.participant?.id}
      params={parseParams(search)}
      onParams={(next) => setSearch(formatParams(next), { replace: true })}
    />
  );
}
