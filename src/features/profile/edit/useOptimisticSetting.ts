import { startTransition, useOptimistic } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../../api/queryClient';
import type { OwnProfile } from '../../../generated/api/participant';
import { toastError } from '../../../components/failures/toastError';
import { toast } from '../../../ui/toast/toast';
import { ownProfileQuery } from './profileQueries';
import { useEditing } from './useEditing';

interface Setting {
  /** A profile once it is switched on or off. */
  apply: (profile: OwnProfile, isOn: boolean) => OwnProfile;
  send: (isOn: boolean) => Promise<unknown>;
  /** The toast once it is saved. */
  message: (isOn: boolean) => string;
}

/**
 * A switch that is saved immediately: the profile with it applied, and a function to switch. A failure switches back.
 */
export function useOptimisticSetting({ apply, send, message }: Setting) {
  const { i18n } = useTranslation();
  const { profile } = useEditing();
  const { queryKey } = ownProfileQuery(profile.id);
  // A cache update renders a moment later; a checkbox that waited for it would flip back meanwhile.
  const [shown, show] = useOptimistic(profile, apply);
  const keep = (isOn: boolean) => queryClient.setQueryData(queryKey, (known) => known && apply(known, isOn));
  const choose = (isOn: boolean) =>
    startTransition(async () => {
      show(isOn);
      keep(isOn);
      try {
        await send(isOn);
        toast.success(message(isOn));
      } catch (error) {
        keep(!isOn);
        toastError(error, i18n);
      }
    });
  return { shown, choose };
}
