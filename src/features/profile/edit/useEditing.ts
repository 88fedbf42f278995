import { createContext, useContext, useMemo } from 'react';
import type { Init } from '../../../generated/api/currentUser';
import type { OwnProfile } from '../../../generated/api/participant';
import { useLang } from '../../../i18n/useLang';
import type { CheckRules } from './save/checkEdits';
import type { ProfileSettings } from './settings';
import { useDrafts } from './values/drafts';
import { editableOf, type Editable, type Edits } from './values/editable';

/** What the page has loaded and been told. */
interface Edited {
  init: Init;
  profile: OwnProfile;
  settings: ProfileSettings;
  /** How each section that is shown saves its fields, in the order of the page. */
  saves: Set<() => Promise<boolean>>;
}

export const EditingContext = createContext<Edited | null>(null);

interface Editing extends Edited {
  /** As the server has them. */
  now: Editable;
  /** What is not saved yet. */
  mine: Edits;
  /** As the fields show them. */
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
    // What the community no longer offers may stay with whoever has it.
    const offered = [...contacts.shown, ...contacts.others, ...now.contacts.map(({ type }) => type)];
    const rules = { offered, requirement: contacts.requirement, requestRequired: request.required, lang };
    return { ...edited, now, mine, values: { ...now, ...mine }, rules };
  }, [edited, profile, settings, mine, lang]);
}
