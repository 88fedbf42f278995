import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '../../../generated/api/participant';
import { formatDate } from '../../../i18n/format';
import { Tag } from '../../../ui/Tag/Tag';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';
import { useLang } from '../useLang';
import { Contacts } from './Contacts';
import { nameOf } from './nameOf';
import { PersonHead } from './PersonHead';
import { Aside, Block, Body, Main, Pills, Request, Surface, Words } from './personLook';

export interface PersonViewProps {
  /** What the reader gets of the participant: nothing is left out here that the server did not leave out. */
  person: Profile;
  /** Place of the name in the outline. */
  level?: 1 | 2 | 3;
  /** Buttons beside the name. */
  actions?: ReactNode;
}

/** A participant, whole (PRO-04): who it is, whom they look for, what they say of themselves, how to reach them. */
export function PersonView({ person, level = 1, actions }: PersonViewProps) {
  const { t } = useTranslation('person');
  const lang = useLang();
  const { lookingFor, about, goal, tags, createdAt } = person;
  const below = (level + 1) as 2 | 3 | 4;
  const title = (text: string) => (
    <Heading level={below} size="md">
      {text}
    </Heading>
  );
  return (
    <Surface aria-label={nameOf(person)}>
      <PersonHead person={person} level={level} actions={actions} />
      <Body>
        <Main>
          {lookingFor && (
            <Request>
              {title(t('lookingFor'))}
              <Words dir="auto">{lookingFor}</Words>
            </Request>
          )}
          {about && (
            <Block>
              {title(t('about'))}
              <Words dir="auto">{about}</Words>
            </Block>
          )}
          {goal && (
            <Block>
              {title(t('goal'))}
              <Words dir="auto">{goal}</Words>
            </Block>
          )}
          {tags.length > 0 && (
            <Block>
              {title(t('tags'))}
              <Pills>
                {tags.map((tag) => (
                  <li key={tag}>
                    <Tag>{tag}</Tag>
                  </li>
                ))}
              </Pills>
            </Block>
          )}
        </Main>
        <Aside>
          {title(t('contacts'))}
          <Contacts person={person} />
          <Text $size="sm" $tone="muted">
            {t('since', { date: formatDate(new Date(createdAt), lang) })}
          </Text>
        </Aside>
      </Body>
    </Surface>
  );
}
