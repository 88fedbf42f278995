import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { nameOf } from '../../../components/participant/participantText';
import type { Event, EventInvitation } from '../../../generated/api/event';
import { Banner } from '../../../ui/Banner/Banner';
import { Button } from '../../../ui/Button/Button';
import { space } from '../../../ui/theme';
import { useInvitation } from './useInvitation';

export interface InvitationNoteProps {
  event: Pick<Event, 'id' | 'isFull' | 'waiting'>;
  invitation: EventInvitation;
}

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

/** An invitation with its author. Nothing changes before the viewer accepts. */
export default function InvitationNote({ event, invitation }: InvitationNoteProps) {
  const { invitedAs, by } = invitation;
  const { t } = useTranslation('eventPage');
  const { answer, answering } = useInvitation(event.id);
  // The event's own button leads to the waiting list then.
  const noPlace = invitedAs === 'PARTICIPANT' && event.isFull && !event.waiting?.offeredUntil;
  const mine = answering?.invitedAs === invitedAs ? answering : undefined;
  return (
    <Banner
      title={t(`invited.${invitedAs}.title`, { name: nameOf(by) })}
      action={
        <Answers>
          {!noPlace && (
            <Button
              size="sm"
              loading={mine?.accept === true}
              disabled={mine !== undefined}
              onClick={() => void answer({ invitedAs, accept: true })}
            >
              {t(`invited.${invitedAs}.accept`)}
            </Button>
          )}
          <Button
            size="sm"
            variant="secondary"
            loading={mine?.accept === false}
            disabled={mine !== undefined}
            onClick={() => void answer({ invitedAs, accept: false })}
          >
            {t('invited.decline')}
          </Button>
        </Answers>
      }
    >
      {t(noPlace ? 'invited.full' : `invited.${invitedAs}.text`)}
    </Banner>
  );
}
