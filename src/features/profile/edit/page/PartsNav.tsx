import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Group, List, Nav, Part } from './PartsNav.styles';
import type { ProfileSettings } from '../settings';
import { accountParts, profileParts, type PartName } from './parts';
import { useInView } from './useInView';

const groups = [
  ['profile', profileParts],
  ['account', accountParts],
] as const;

/** The parts of the page: beside it on wide screens, in a row above it on a phone. */
export function PartsNav({ survey, introductions }: Pick<ProfileSettings, 'survey' | 'introductions'>) {
  const missing: readonly PartName[] = [
    ...(survey ? [] : (['answers'] as const)),
    ...(introductions ? [] : (['introductions'] as const)),
  ];
  const shown = (part: PartName) => !missing.includes(part);
  const { t } = useTranslation('profile');
  const here = useInView([...profileParts, ...accountParts]);
  return (
    <Nav aria-label={t('sections')}>
      {groups.map(([group, parts]) => (
        <Fragment key={group}>
          <Group>{t(`groups.${group}`)}</Group>
          <List>
            {parts.filter(shown).map((part) => (
              <li key={part}>
                <Part href={`#${part}`} aria-current={part === here ? 'location' : undefined}>
                  {t(`${part}.title`)}
                </Part>
              </li>
            ))}
          </List>
        </Fragment>
      ))}
    </Nav>
  );
}
