import { Announcement } from '../../../ui/announcer/Announcement';
import { Check, Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnProfile } from '../../../generated/api/participant';
import { aheadOf, lazyPart } from '../../../lib/lazyInTime';
import { shareLink } from '../../../lib/shareLink';
import { Button } from '../../../ui/Button/Button';
import { Icon } from '../../../ui/Icon/Icon';
import { toast } from '../../../ui/toast/toast';

const loadDialog = () => import('./MakePublicDialog');
const fetchAhead = aheadOf(loadDialog);
const MakePublicDialog = lazyPart(loadDialog);

interface ShareButtonProps {
  url: string;
  title: string;
  /** The viewer's own profile where its page is not public. */
  unpublished?: OwnProfile;
  /** Beside a person's actions: without its word, which would take a row of its own on a phone. */
  square?: boolean;
}

/**
 * Shares an address by the device's function, or copies it. A page that is not public would open for few people, so its
 * owner is asked to publish it first.
 */
export function ShareButton({ url, title, unpublished, square = false }: ShareButtonProps) {
  const { t } = useTranslation('participant');
  const [copied, setCopied] = useState(false);
  const [asking, setAsking] = useState(false);
  const share = async () => {
    const outcome = await shareLink(url, title);
    if (outcome === 'failed') toast.error(t('copyFailed'));
    setCopied(outcome === 'copied');
  };
  const said = copied ? t('copied') : t('share');
  const icon = <Icon icon={copied ? Check : Share2} size={square ? 20 : 18} />;
  return (
    <>
      <Button
        variant={square ? 'quiet' : 'secondary'}
        size="sm"
        square={square}
        aria-label={square ? said : undefined}
        icon={square ? undefined : icon}
        onPointerEnter={unpublished && fetchAhead}
        onFocus={unpublished && fetchAhead}
        onClick={() => (unpublished ? setAsking(true) : void share())}
      >
        {square ? icon : said}
      </Button>
      <Announcement>{copied ? t('copied') : ''}</Announcement>
      {asking && unpublished && (
        <Suspense fallback={null}>
          <MakePublicDialog profile={unpublished} onShare={share} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
