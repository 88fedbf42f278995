import { startTransition, useOptimistic } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../../api/queryClient';
import type { OwnProfile } from '../../../generated/api/participant';
import { toastError } from '../../../components/failures/toastError';
import { toast } from '../../../ui/toast/toast';
import { ownProfileQuery } from './profileQueries';
import { useEditing } from './useEditing';

interface Setting<Choice> {
  /** A profile once the choice is made. */
  apply: (profile: OwnProfile, choice: Choice) => OwnProfile;
  send: (choice: Choice) => Promise<unknown>;
  /** The choice that undoes it. */
  undo: (choice: Choice) => Choice;
  /** The toast once it is saved. */
  message: (choice: Choice) => string;
}

/**
 * Settings that are saved immediately: the profile with the choice applied, and a function to choose. A failure reverts
 * the choice.
 */
export function useOptimisticSetting<Choice>({ apply, send, undo, message }: Setting<Choice>) {
  const { i18n } = useTranslation();
  const { profile } = useEditing();
  const { queryKey } = ownProfileQuery(profile.id);
  // A cache update renders a moment later; a checkbox that waited for it would flip back meanwhile.
  const [shown, show] = useOptimistic(profile, apply);
  const keep = (choice: Choice) =>
    queryClient.setQueryData(queryKey, (known) => known && apply(known, choice));
  const choose = (choice: Choice) =>
    startTransition(async () => {
      show(choice);
      keep(choice);
      try {
        await send(choice);
        toast.success(message(choice));
      } catch (error) {
        keep(undo(choice));
        toastError(error, i18n);
      }
    });
  return { shown, choose };
}
