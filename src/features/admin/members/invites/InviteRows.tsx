import { Status } from '../../../../ui/announcer/Status';
import { useTranslation } from 'react-i18next';
import type { InviteRow } from '../../../../generated/api/memberInvite';
import { Text } from '../../../../ui/Text/Text';
import { People } from '../Members.styles';

/** The preview of a file: people who get an email, and the problems of the others. */
export function InviteRows({ rows }: { rows: readonly InviteRow[] }) {
  const { t } = useTranslation('adminInvites');
  const bad = rows.filter(({ issue }) => issue !== null);
  const good = rows.filter(({ issue }) => issue === null);
  return (
    <>
      <Status>
        {good.length > 0 ? t('reaches', { count: good.length }) : t('nobody')}
        {bad.length > 0 && ` ${t('leftOut', { count: bad.length })}`}
      </Status>
      {/* Scrolled by the keyboard too. */}
      <People tabIndex={0} aria-label={t('people')}>
        {[...bad, ...good].map(({ line, email, firstName, lastName, issue }) => (
          <li key={line}>
            {[email, [firstName, lastName].filter(Boolean).join(' ')].filter(Boolean).join(', ')}
            {issue && (
              <Text $size="sm" $tone="error">
                {t('line', { line })} {t(`issue.${issue}`)}
              </Text>
            )}
          </li>
        ))}
      </People>
    </>
  );
}
