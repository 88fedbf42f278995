import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { PersonPage } from '../../features/profile/view/PersonPage';
import { useTexts } from '../../i18n/useTexts';
import { personPath } from '../../lib/personPath';
import { routePaths } from '../../lib/routes';
import { useCommunity } from '../boot/bootContext';
import { fallback } from '../routing/access';
import { useAudience } from '../routing/useAudience';

const urlOf = (slug: string): string => `${location.origin}${personPath(slug)}`;

/** A participant's page at /u/{slug} (PRO-04). A former slug gives way to the one of today. */
export default function ParticipantScreen() {
  useTexts('person');
  const { slug = '' } = useParams();
  const { title } = useCommunity().community;
  const audience = useAudience();
  const navigate = useNavigate();
  const onMoved = useCallback((now: string) => void navigate(personPath(now), { replace: true }), [navigate]);
  return (
    <PersonPage
      key={slug}
      slug={slug}
      community={title}
      visitor={audience === 'anonymous'}
      home={routePaths[fallback[audience]]}
      urlOf={urlOf}
      onMoved={onMoved}
    />
  );
}
