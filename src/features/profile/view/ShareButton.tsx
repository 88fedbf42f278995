import { Check, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button/Button';
import { Icon } from '../../../ui/Icon/Icon';
import { toast } from '../../../ui/toast/toast';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';

/** Shares an address the way the device does it; where it has none, copies it. */
export function ShareButton({ url, title }: { url: string; title: string }) {
  const { t } = useTranslation('participant');
  const [copied, setCopied] = useState(false);
  const share = async () => {
    if ('share' in navigator) {
      // Rejects when the sheet is closed: that is an answer, too.
      await navigator.share({ url, title }).catch(() => undefined);
      return;
    }
    try {
      await (navigator as Navigator).clipboard.writeText(url);
      setCopied(true);
    } catch {
      toast.error(t('copyFailed'));
    }
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
