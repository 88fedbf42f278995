import { Announcement } from '../../../ui/announcer/Announcement';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../ui/Button/Button';
import { Icon } from '../../../ui/Icon/Icon';
import { Text } from '../../../ui/Text/Text';
import { TextField } from '../../../ui/TextField/TextField';
import { toast } from '../../../ui/toast/toast';
import { media, space } from '../../../ui/theme';
import { RenewInvitation } from './RenewInvitation';
import { Step } from './Step';

const Row = styled.div`
  display: grid;
  gap: ${space(3)};
  align-items: end;
  ${media.sm} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

/** The member's own invitation, to copy or replace. A press before it has loaded shows a message. */
export function Invite({ url }: { url: string }) {
  const { t } = useTranslation('home');
  const [copied, setCopied] = useState(false);
  const sayEarly = () => toast.info(t('invite.notYet'));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      toast.error(t('invite.copyFailed'));
    }
  };
  return (
    <Step title={t('invite.title')} kind="invite">
      <Text $tone="muted">{t('invite.text')}</Text>
      <Row>
        <TextField
          label={t('invite.link')}
          value={url}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          variant={copied ? 'secondary' : 'primary'}
          icon={<Icon icon={copied ? Check : Copy} size={18} />}
          onClick={url ? () => void copy() : sayEarly}
        >
          {copied ? t('invite.copied') : t('invite.copy')}
        </Button>
      </Row>
      <RenewInvitation onEarly={url ? undefined : sayEarly} onRenewed={() => setCopied(false)} />
      <Announcement>{copied ? t('invite.copied') : ''}</Announcement>
    </Step>
  );
}
