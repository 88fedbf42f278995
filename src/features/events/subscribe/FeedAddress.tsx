import { Announcement } from '../../../ui/announcer/Announcement';
import { CalendarPlus, Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button/Button';
import { Icon } from '../../../ui/Icon/Icon';
import { Stack } from '../../../ui/Stack/Stack';
import { TextField } from '../../../ui/TextField/TextField';
import { toast } from '../../../ui/toast/toast';

/** Devices open this scheme in their calendar. */
const inCalendar = (url: string): string => url.replace(/^https?:/, 'webcal:');

/** The address of a calendar feed: to be copied, or opened where calendars are. */
export function FeedAddress({ url, label }: { url: string; label: string }) {
  const { t } = useTranslation('feeds');
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      toast.error(t('copyFailed'));
    }
  };
  return (
    <Stack $gap={3}>
      <TextField label={label} value={url} readOnly onFocus={(event) => event.currentTarget.select()} />
      <Stack $row $wrap $gap={2}>
        <Button
          variant="secondary"
          size="sm"
          icon={<Icon icon={copied ? Check : Copy} size={18} />}
          onClick={() => void copy()}
        >
          {t(copied ? 'copied' : 'copy')}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          href={inCalendar(url)}
          icon={<Icon icon={CalendarPlus} size={18} />}
        >
          {t('open')}
        </Button>
      </Stack>
      <Announcement>{copied ? t('copied') : ''}</Announcement>
    </Stack>
  );
}
