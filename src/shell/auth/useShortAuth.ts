import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../api/session/store';
import { authErrorText } from '../../features/auth/errors/authError';
import { routePaths } from '../../lib/routes';
import { useBoot } from '../context/bootContext';
import { sendCode } from './calls';
import type { Handover } from './handover';
import { navigateAway } from './navigateAway';
import { shortAuthTarget, type ShortAuthTarget } from './shortAuthTarget';

/** The short form's action (AUT-02). What fails leads to the login, which says what happened. */
export function useShortAuth(): {
  target: ShortAuthTarget | undefined;
  submit: (email: string, agreed: boolean) => Promise<void>;
} {
  const navigate = useNavigate();
  const { i18n } = useTranslation();
  const { config, origins } = useBoot();
  const target = shortAuthTarget(config);

  const goTo = (path: string, state: Handover) => void navigate(path, { state });
  const mailCode = async (email: string, agreed: boolean) => {
    try {
      goTo(routePaths.oneTimeCode, { email, mailing: await sendCode(email), agreed });
    } catch (error) {
      goTo(routePaths.login, { email, failure: authErrorText(error, i18n) });
    }
  };
  const submit = async (email: string, agreed: boolean) => {
    useSession.setState({ email });
    if (target?.kind === 'parent') {
      const origin = origins?.[target.domain] ?? `https://${target.domain}`;
      navigateAway(`${origin}/?${new URLSearchParams({ email }).toString()}`);
    } else if (target?.kind === 'code') await mailCode(email, agreed);
    else goTo(target?.kind === 'registration' ? routePaths.registration : routePaths.login, { email });
  };
  return { target, submit };
}
