import { useTranslation } from 'react-i18next';
import { InvitedNote } from '../../components/invite/InvitedNote';
import { useCommunity } from '../context/bootContext';
import { useInviter } from '../session/useInviter';

/** Who invited the visitor. Nothing while that is not known. */
export default function InviterNote() {
  const { t } = useTranslation('auth');
  const { title } = useCommunity().community;
  const name = useInviter();
  return name ? <InvitedNote name={name}>{t('invitation.title', { name, title })}</InvitedNote> : null;
}
