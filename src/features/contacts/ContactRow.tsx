import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { PersonDeeds, type PersonDeedsProps } from '../../components/introduction/PersonDeeds';
import { PersonFacts } from '../../components/introduction/PersonFacts';
import { useDeeds } from '../../components/introduction/useDeeds';
import { contactIcons } from '../../components/participant/contactIcons';
import { nameOf } from '../../components/participant/participantText';
import type { ContactCard } from '../../generated/api/introduction';
import { useLang } from '../../i18n/useLang';
import { contactHref, shownContact } from '../../lib/rules/contacts/contactLinks';
import { contactNames } from '../../lib/rules/contacts/contactTypes';
import { Button } from '../../ui/Button/Button';
import { Card } from '../../ui/Card/Card';
import { Icon } from '../../ui/Icon/Icon';
import { Link } from '../../ui/Link/Link';
import { Stack } from '../../ui/Stack/Stack';
import { Text } from '../../ui/Text/Text';
import { space } from '../../ui/theme';

const Ways = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
  li {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    min-block-size: 32px;
  }
`;

interface ContactRowProps extends Pick<PersonDeedsProps, 'participantId' | 'community'> {
  card: ContactCard;
  hidden?: boolean;
}

/** Somebody among my contacts: how to reach them where we are connected, else what can be done. */
export function ContactRow({ card, hidden, ...by }: ContactRowProps) {
  const { t } = useTranslation('contacts');
  const { t: say } = useTranslation();
  const lang = useLang();
  const { unhide } = useDeeds();
  const { subject, contacts, introMessage, relation, bookmarked, matchingId } = card;
  const name = nameOf(subject);
  return (
    <Card as="li" aria-label={name}>
      <Stack $gap={3}>
        <PersonFacts person={subject} level={3} />
        {contacts.length > 0 && (
          <Ways aria-label={t('ways', { name })}>
            {contacts.map(({ type, value }) => {
              const href = contactHref(type, value);
              return (
                <li key={type}>
                  <Icon icon={contactIcons[type]} size={18} label={contactNames[type][lang]} />
                  {href ? (
                    <Link
                      href={href}
                      newTab={href.startsWith('https:') ? say('opensAnotherSite') : undefined}
                    >
                      {shownContact(type, value)}
                    </Link>
                  ) : (
                    <span dir="ltr">{shownContact(type, value)}</span>
                  )}
                </li>
              );
            })}
          </Ways>
        )}
        {introMessage && relation !== 'CONNECTED' && (
          <Text $size="sm" $tone="muted" dir="auto">
            {t('wrote', { text: introMessage })}
          </Text>
        )}
        {hidden ? (
          <div>
            <Button
              variant="secondary"
              size="sm"
              aria-label={t('showAgainOf', { name })}
              onClick={() => void unhide(subject)}
            >
              {t('showAgain')}
            </Button>
          </div>
        ) : (
          <PersonDeeds
            {...by}
            person={subject}
            relation={relation}
            bookmarked={bookmarked}
            matchingId={matchingId}
            compact
          />
        )}
      </Stack>
    </Card>
  );
}
