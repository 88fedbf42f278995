import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../api/useData';
import type { InvitedAs } from '../../generated/api/event';
import type { InvitedPerson } from '../../generated/api/eventInvitation';
import { useTexts } from '../../i18n/useTexts';
import { Announcement } from '../../ui/announcer/Announcement';
import { Banner } from '../../ui/Banner/Banner';
import { Icon } from '../../ui/Icon/Icon';
import { Stack } from '../../ui/Stack/Stack';
import { Text } from '../../ui/Text/Text';
import { TextField } from '../../ui/TextField/TextField';
import { PagedList } from '../paged/PagedList';
import { usePages } from '../paged/usePages';
import { nameOf } from '../participant/participantText';
import { candidatesQuery, invite, invitedQuery, withdraw } from './invitationQueries';
import { People } from './InvitePeople.styles';
import { PersonRow } from './PersonRow';
import { NotLoaded } from '../failures/NotLoaded';

/** Letters from which on people are looked for. */
const leastTyped = 2;

interface InvitePeopleProps {
  eventId: string;
  invitedAs: InvitedAs;
  /** Shown while nobody is invited. */
  empty?: React.ReactNode;
}

/** Finds people whom an organiser may invite to an event, and lists invited people who have not accepted (EVT-06). */
export function InvitePeople({ eventId, invitedAs, empty }: InvitePeopleProps) {
  useTexts('invite');
  const { t } = useTranslation('invite');
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState<string>();
  const search = useDeferredValue(typed.trim());
  const isSearching = search.length >= leastTyped;
  const { data: found } = useData({ ...candidatesQuery(eventId, invitedAs, search), enabled: isSearching });
  const invited = usePages(invitedQuery(eventId, invitedAs));
  const noteOf = ({ isDeclined, invitedBy }: InvitedPerson) => {
    if (isDeclined) return t('declined');
    return invitedBy ? t('waitingBy', { name: invitedBy }) : t('waiting');
  };
  return (
    <Stack $gap={3}>
      {failure && (
        <Banner tone="error" role="alert" title={t('failed')}>
          {failure}
        </Banner>
      )}
      <TextField
        type="search"
        label={t(`${invitedAs}.search`)}
        hint={t(`${invitedAs}.hint`)}
        start={<Icon icon={Search} />}
        value={typed}
        maxLength={100}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        // Enter must not submit a form around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {isSearching && found && (
        <div>
          <Announcement>
            {found.length === 0 ? t('none') : t('foundCount', { count: found.length })}
          </Announcement>
          {found.length === 0 ? (
            <Text $tone="muted">{t('none')}</Text>
          ) : (
            <People aria-label={t('found')}>
              {found.map((person) => (
                <PersonRow
                  key={person.id}
                  person={person}
                  action={{
                    label: t('invite'),
                    named: t('inviteNamed', { name: nameOf(person) }),
                    onPress: () => invite(eventId, person.id, invitedAs),
                    onFailure: setFailure,
                  }}
                />
              ))}
            </People>
          )}
        </div>
      )}
      <PagedList
        list={invited}
        items={invited.pages?.flatMap(({ list }) => list)}
        skeleton={null}
        failed={({ offline, onRetry }) => (
          <NotLoaded title={t('notLoaded')} offline={offline} onRetry={onRetry} />
        )}
        empty={isSearching ? null : empty}
        more={t('more')}
        loadingLabel={t('more')}
        failedMore={t('notLoaded')}
      >
        {(people) => (
          <People aria-label={t('invited')}>
            {people.map((person) => (
              <PersonRow
                key={person.id}
                person={person}
                note={noteOf(person)}
                action={
                  person.isDeclined
                    ? undefined
                    : {
                        label: t('withdraw'),
                        named: t('withdrawNamed', { name: nameOf(person) }),
                        quiet: true,
                        onPress: () => withdraw(eventId, person.id, invitedAs),
                        onFailure: setFailure,
                      }
                }
              />
            ))}
          </People>
        )}
      </PagedList>
    </Stack>
  );
}
