import { useInit } from '../../api/useInit';

/** The participant of a user who is in the community. Undefined for others, and until it is known. */
export function useAdmittedId(): string | undefined {
  const { data } = useInit({ enabled: false });
  return data?.user.enabled && data.emailConfirmed ? data.participant?.id : undefined;
}
