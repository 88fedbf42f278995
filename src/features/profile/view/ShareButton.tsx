import { Check, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shareLink } from '../../../lib/shareLink';
import { Button } from '../../../ui/Button/Button';
import { Icon } from '../../../ui/Icon/Icon';
import { toast } from '../../../ui/toast/toast';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';

/** Shares an address the way the device does it; where it has none, copies it. */
export function ShareButton({ url, title }: { url: string; title: string }) {
  const { t } = useTranslation('participant');
  const [copied, setCopied] = useState(false);
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
        onClick={() => void share()}
      >
        {copied ? t('copied') : t('share')}
      </Button>
      <VisuallyHidden role="status">{copied ? t('copied') : ''}</VisuallyHidden>
    </>
  );
}
