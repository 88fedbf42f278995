import { useTranslation } from 'react-i18next';
import { asWritten } from '../../lib/asWritten';
import { Tag } from '../../ui/Tag/Tag';
import { Heading } from '../../ui/Text/Heading';
import { Contacts } from './Contacts';
import { ParticipantHead, type ParticipantCardProps } from './ParticipantHead';
import { nameOf } from './participantText';
import { Since } from './Since';
import { Aside, Block, Body, Main, Pills, Request, Surface, Copy } from './ParticipantCard.styles';

/** The whole card of a participant (PRO-04): head, request, profile, contacts. */
export function ParticipantCard(props: ParticipantCardProps) {
  const { participant, level = 1, actions, children, since } = props;
  const { t } = useTranslation('participant');
  const { lookingFor, about, goal, tags, createdAt, aboutLang, goalLang, lookingForLang } = participant;
  const below = (level + 1) as 2 | 3 | 4;
  const title = (text: string) => (
    <Heading level={below} size="md">
      {text}
    </Heading>
  );
  return (
    <Surface aria-label={nameOf(participant)}>
      <ParticipantHead participant={participant} level={level} actions={actions} />
      <Body>
        <Main>
          {children}
          {lookingFor && (
            <Request>
              {title(t('lookingFor'))}
              <Copy {...asWritten(lookingFor, lookingForLang)}>{lookingFor}</Copy>
            </Request>
          )}
          {about && (
            <Block>
              {title(t('about'))}
              <Copy {...asWritten(about, aboutLang)}>{about}</Copy>
            </Block>
          )}
          {goal && (
            <Block>
              {title(t('goal'))}
              <Copy {...asWritten(goal, goalLang)}>{goal}</Copy>
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
          <Contacts participant={participant} />
          {createdAt && <Since date={new Date(createdAt)} words={since} />}
        </Aside>
      </Body>
    </Surface>
  );
}
