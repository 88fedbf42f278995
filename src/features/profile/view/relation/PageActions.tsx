import { PersonActions } from '../../../../components/introduction/PersonActions';
import { isOpenMeeting } from '../../../../components/meeting/meetingsWith';
import { refreshIntroductions } from '../../../../components/introduction/introductionQueries';
import type { Profile, Relation } from '../../../../generated/api/participant';
import { useTexts } from '../../../../i18n/useTexts';

interface PageActionsProps {
  person: Profile;
  relation: Relation;
}

/** What the member can do with the person whose page it is: the same as on every card. */
export default function PageActions({ person, relation }: PageActionsProps) {
  useTexts('introduction');
  return (
    <PersonActions
      person={person}
      relation={relation.state}
      bookmarked={relation.bookmarked}
      mayWrite={relation.mayWrite}
      hasMessage={relation.message !== undefined}
      hasMeeting={relation.meetings.some(isOpenMeeting)}
      onSuggested={() => void refreshIntroductions()}
    />
  );
}
