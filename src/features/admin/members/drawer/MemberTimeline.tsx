import { useTranslation } from 'react-i18next';
import type { TimelineItem } from '../../../../generated/api/member';
import { formatDateTime } from '../../../../i18n/format';
import { useLang } from '../../../../i18n/useLang';
import { asWritten } from '../../../../lib/asWritten';
import { Stack } from '../../../../ui/Stack/Stack';
import { Heading } from '../../../../ui/Text/Heading';
import { Text } from '../../../../ui/Text/Text';
import { Items, Words } from '../Members.styles';

/** Entries with a text of their own. */
const known = [
  'joined',
  'message',
  'refusal',
  'admission',
  'warning',
  'removal',
  'report.decide',
  'manager.invite',
  'manager.withdraw',
  'manager.decline',
  'manager.grant',
  'manager.revoke',
  'member.admit',
  'member.refuse',
  'member.remove',
  'member.restore',
  'member.hide',
  'member.show',
  'member.pause',
  'member.resume',
  'member.pick',
  'member.unpick',
  'intro.pass',
  'intro.refuse',
  'event.participants',
  'event.organisers',
] as const;

/** The history of a member, the latest first. */
export function MemberTimeline({ items }: { items: readonly TimelineItem[] }) {
  const { t } = useTranslation('adminMembers');
  const lang = useLang();
  const textOf = (what: string): string => {
    const name = known.find((each) => each === what);
    return name ? t(`timeline.${name}`) : what;
  };
  return (
    <Stack as="section" $gap={4} aria-labelledby="timeline">
      <Heading level={3} size="md" id="timeline">
        {t('timeline.title')}
      </Heading>
      <Items>
        {items.map(({ at, what, actor, subject, text }, place) => (
          <li key={place}>
            <Text $weight={500}>{[textOf(what), subject].filter(Boolean).join(': ')}</Text>
            {text && <Words {...asWritten(text)}>{text}</Words>}
            <Text $size="sm" $tone="muted">
              {[what !== 'joined' && (actor ?? t('gone')), formatDateTime(new Date(at), lang)]
                .filter(Boolean)
                .join(', ')}
            </Text>
          </li>
        ))}
      </Items>
    </Stack>
  );
}
