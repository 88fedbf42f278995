import { Announcement } from '../../../ui/announcer/Announcement';
import { Check, Share } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shareLink } from '../../../lib/shareLink';
import { Button } from '../../../ui/Button/Button';
import { Icon } from '../../../ui/Icon/Icon';
import { toast } from '../../../ui/toast/toast';

/** Shares the address of an event, or copies it and says so. */
export function ShareButton({ url, title }: { url: string; title: string }) {
  const { t } = useTranslation('eventPage');
  const [copied, setCopied] = useState(false);
  const share = async () => {
    const outcome = await shareLink(url, title);
    if (outcome === 'failed') toast.error(t('copyFailed'));
    setCopied(outcome === 'copied');
  };
  const text = t(copied ? 'copied' : 'share');
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<Icon icon={copied ? Check : Share} size={18} />}
        onClick={() => void share()}
      >
        {text}
      </Button>
      <Announcement>{copied ? text : ''}</Announcement>
    </>
  );
}
