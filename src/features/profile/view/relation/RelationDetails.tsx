import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConnectionDetails } from '../../../../components/introduction/ConnectionDetails';
import { Reasons } from '../../../../components/introduction/Reasons';
import { Block } from '../../../../components/participant/ParticipantCard.styles';
import type { Profile, Relation } from '../../../../generated/api/participant';
import { useTexts } from '../../../../i18n/useTexts';
import { asWritten } from '../../../../lib/asWritten';
import { Quote } from '../../../../ui/Quote/Quote';
import { Heading } from '../../../../ui/Text/Heading';

interface RelationDetailsProps {
  person: Profile;
  relation: Relation;
}

/** What is between the member and a person: their introduction, why the two should meet, their meeting, a private note. */
export default function RelationDetails({ person, relation }: RelationDetailsProps) {
  useTexts('introduction', 'meeting');
  const { t } = useTranslation('introduction');
  const { state, reasons, message, messageLang, introMessage } = relation;
  const { id, slug, firstName, lastName, position, company, location, avatarUrl, tags } = person;
  const name = firstName || lastName;
  const subject = {
    id,
    slug,
    firstName,
    lastName,
    position,
    company,
    avatarUrl,
    tags,
    city: location?.city ?? null,
  };
  return (
    <>
      {message && (
        <Part title={t('theirs', { name })}>
          <Quote {...asWritten(message, messageLang)}>{message}</Quote>
        </Part>
      )}
      {introMessage && state !== 'CONNECTED' && (
        <Part title={t('yours')}>
          <Quote {...asWritten(introMessage)}>{introMessage}</Quote>
        </Part>
      )}
      {state === 'CONNECTED' && (
        <Part title={t('together', { name })}>
          <ConnectionDetails card={{ ...relation, subject }} meetings={relation.meetings} level={3} />
        </Part>
      )}
      {reasons.length > 0 && (
        <Part title={t('why')}>
          <Reasons reasons={reasons} />
        </Part>
      )}
    </>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Block>
    <Heading level={2} size="md">
      {title}
    </Heading>
    {children}
  </Block>
);
