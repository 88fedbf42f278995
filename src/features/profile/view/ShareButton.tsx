import { Check, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shareLink } from '../../../lib/shareLink';
import { Button } from '../../../ui/Button/Button';
import { Icon } from '../../../ui/Icon/Icon';
import { toast } from '../../../ui/toast/toast';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { MakePublicDialog } from './MakePublicDialog';

interface ShareButtonProps {
  url: string;
  title: string;
  /** Makes the page public; absent where it is, or is another's. */
  onMakePublic?: () => Promise<void>;
}

/**
 * Shares an address the way the device does it; where it has none, copies it. A page that is not public would open for few: its owner
 * is offered to change that first.
 */
export function ShareButton({ url, title, onMakePublic }: ShareButtonProps) {
  const { t } = useTranslation('participant');
  const [copied, setCopied] = useState(false);
  const [asking, setAsking] = useState(false);
  const share = async () => {
    const outcome = await shareLink(url, title);
    if (outcome === 'failed') toast.error(t('copyFailed'));
    setCopied(outcome === 'copied');
  };
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<Icon icon={copied ? Check : Share2} size={18} />}
        onClick={() => (onMakePublic ? setAsking(true) : void share())}
      >
        {copied ? t('copied') : t('share')}
      </Button>
      <VisuallyHidden role="status">{copied ? t('copied') : ''}</VisuallyHidden>
      {asking && onMakePublic && (
        <MakePublicDialog onMakePublic={onMakePublic} onShare={share} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
