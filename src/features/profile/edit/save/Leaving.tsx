import { useEditing } from '../useEditing';
import { LeaveGuard } from './LeaveGuard';

/** Guards everything on the page that is not saved yet. */
export function Leaving() {
  const { mine, saves } = useEditing();
  const saveAll = async () => {
    // One after the other, because each needs the version from the one before.
    for (const save of saves) if (!(await save())) return false;
    return true;
  };
  return <LeaveGuard dirty={Object.keys(mine).length > 0} onSave={saveAll} />;
}
