import { startTransition, useOptimistic } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../../api/queryClient';
import type { OwnProfile } from '../../../generated/api/participant';
import { toastError } from '../../../components/failures/toastError';
import { toast } from '../../../ui/toast/toast';
import { ownProfileQuery } from './profileQueries';
import { useEditing } from './useEditing';

interface Held<Choice> {
  /** A profile once the choice is made. */
  with: (profile: OwnProfile, choice: Choice) => OwnProfile;
  send: (choice: Choice) => Promise<unknown>;
  /** What takes it back. */
  back: (choice: Choice) => Choice;
  /** What is said once it holds. */
  told: (choice: Choice) => string;
}

/** Choices that hold at once, without saving: the profile as they make it, and how to make one. A failure takes it back. */
export function useHeldAtOnce<Choice>({ with: changed, send, back, told }: Held<Choice>) {
  const { i18n } = useTranslation();
  const { profile } = useEditing();
  const { queryKey } = ownProfileQuery(profile.id);
  // What the cache is told reaches the page a moment later: a box that waited for it would jump back meanwhile.
  const [shown, show] = useOptimistic(profile, changed);
  const keep = (choice: Choice) =>
    queryClient.setQueryData(queryKey, (known) => known && changed(known, choice));
  const choose = (choice: Choice) =>
    startTransition(async () => {
      show(choice);
      keep(choice);
      try {
        await send(choice);
        toast.success(told(choice));
      } catch (error) {
        keep(back(choice));
        toastError(error, i18n);
      }
    });
  return { shown, choose };
}
