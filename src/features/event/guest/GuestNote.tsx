import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/Banner/Banner';
import { Link } from '../../../ui/Link/Link';
import type { GuestStanding } from './guestOffer';

export interface GuestNoteProps {
  standing: GuestStanding;
  /** Name of the community. */
  community: string;
  /** The page on which new users join. */
  home: string;
}

/** Says to a guest that they are here for this event only, and how to join the community (SES-04). */
export default function GuestNote({ standing, community, home }: GuestNoteProps) {
  const { t } = useTranslation('eventPage');
  return (
    <Banner
      title={t('guest.here')}
      action={
        standing === 'newcomer' && (
          <Link alone to={home}>
            {t('guest.join')}
          </Link>
        )
      }
    >
      {t(`guest.standing.${standing}`, { community })}
    </Banner>
  );
}
