import { useEditing } from '../useEditing';
import { discard } from '../values/drafts';
import { LeaveGuard } from './LeaveGuard';

/** Guards everything on the page that is not saved yet. */
export function Leaving() {
  const { profile, fields, mine, saves } = useEditing();
  const saveAll = async () => {
    // One after the other, because each needs the version from the one before.
    for (const save of saves) if (!(await save())) return false;
    return true;
  };
  return (
    <LeaveGuard
      dirty={fields.some((field) => field in mine)}
      onSave={saveAll}
      onDiscard={() => discard(profile.id, fields)}
    />
  );
}
