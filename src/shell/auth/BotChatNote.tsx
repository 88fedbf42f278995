import { useTranslation } from 'react-i18next';
import { useSession } from '../../api/session/store';
import { useTexts } from '../../i18n/useTexts';
import { parseBotChat } from '../../lib/botChat';
import { currentTime } from '../../lib/browserFacts';
import { Button } from '../../ui/Button/Button';
import { Stack } from '../../ui/Stack/Stack';
import { Text } from '../../ui/Text/Text';

/** Says which chat with the bot signing up will connect, so that nobody connects somebody else’s unaware (SES-02). */
export default function BotChatNote({ botChat }: { botChat: string }) {
  useTexts('telegram');
  const { t } = useTranslation('telegram');
  const chat = parseBotChat(botChat);
  if (!chat || chat.until <= currentTime().getTime()) return null;
  const { username } = chat;
  return (
    <Stack $gap={1} $align="start">
      <Text $size="sm" $tone="muted">
        {username ? t('signingUp', { username }) : t('signingUpUnnamed')}
      </Text>
      <Button variant="quiet" size="sm" onClick={() => useSession.setState({ botChat: null })}>
        {t('notThisChat')}
      </Button>
    </Stack>
  );
}
