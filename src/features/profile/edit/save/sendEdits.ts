import { request } from '../../../../api/request';
import { updateAnswers, updateLookingFor, updateProfile } from '../../../../generated/api/client/participant';
import type { OwnProfile, ProfileInput } from '../../../../generated/api/participant';
import { optionalTexts } from '../../../../lib/rules/profile/fieldLists';
import type { Edits } from '../values/editable';

/** An empty text is sent as null. */
function inputOf({ answers: _, lookingFor: __, ...edits }: Edits): ProfileInput {
  const given: Edits = edits;
  const empty = optionalTexts.filter((field) => given[field] === '').map((field) => [field, null] as const);
  return { ...(edits as ProfileInput), ...Object.fromEntries(empty) };
}

/** Sends edits of one section by their call (P06, P07, P08). */
export function sendEdits(participantId: string, edits: Edits, version: number): Promise<OwnProfile> {
  const { answers, lookingFor } = edits;
  if (answers) return request(updateAnswers, { body: { participantId, answers, version } });
  if (lookingFor !== undefined)
    return request(updateLookingFor, { body: { participantId, lookingFor, version } });
  return request(updateProfile, { body: { participantId, profile: inputOf(edits), version } });
}
