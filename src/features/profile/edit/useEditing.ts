import { createContext, useContext, useMemo } from 'react';
import type { Init } from '../../../generated/api/currentUser';
import type { OwnProfile } from '../../../generated/api/participant';
import { useLang } from '../../../i18n/useLang';
import type { CheckRules } from './save/checkEdits';
import type { ProfileSettings } from './settings';
import { useDrafts } from './values/drafts';
import { editableOf, type Editable, type Edits, type Field } from './values/editable';

/** The loaded data and the edits. */
interface Edited {
  init: Init;
  profile: OwnProfile;
  settings: ProfileSettings;
  /** The fields that are on the page. */
  fields: readonly Field[];
  /** How each section that is shown saves its fields, in the order of the page. */
  saves: Set<() => Promise<boolean>>;
}

export const EditingContext = createContext<Edited | null>(null);

interface Editing extends Edited {
  /** The values on the server. */
  now: Editable;
  /** Unsaved edits. */
  mine: Edits;
  /** The values in the fields. */
  values: Editable;
  rules: CheckRules;
}

const nothing: Edits = {};

/** The profile that is being edited. */
export function useEditing(): Editing {
  const edited = useContext(EditingContext);
  if (!edited) throw new Error('useEditing works inside EditingContext alone');
  const { profile, settings } = edited;
  const lang = useLang();
  const draft = useDrafts();
  const mine = draft.owner === profile.id ? draft.mine : nothing;
  return useMemo(() => {
    const now = editableOf(profile);
    const { contacts, request } = settings;
    // A member may keep contact types that the community no longer offers.
    const offered = [...contacts.shown, ...contacts.others, ...now.contacts.map(({ type }) => type)];
    const rules = { offered, requirement: contacts.requirement, requestRequired: request.required, lang };
    return { ...edited, now, mine, values: { ...now, ...mine }, rules };
  }, [edited, profile, settings, mine, lang]);
}
