import { Status } from '../../../ui/announcer/Status';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../../api/useData';
import { nameOf } from '../../../components/participant/participantText';
import type { AdmissionState, Applicant, Decided } from '../../../generated/api/admission';
import { formatAgo } from '../../../i18n/format';
import { useLang } from '../../../i18n/useLang';
import { currentTime } from '../../../lib/browserFacts';
import type { Lang } from '../../../lib/lang';
import { Banner } from '../../../ui/Banner/Banner';
import { Button } from '../../../ui/Button/Button';
import { Stack } from '../../../ui/Stack/Stack';
import { toast } from '../../../ui/toast/toast';
import { QueuePage, type QueueView } from '../queue/QueuePage';
import { refreshQueue } from '../queue/refreshQueue';
import { admissionsKey, admissionsQuery } from './admissionQueries';
import { ApplicantView } from './ApplicantView';
import { DecisionDialog } from './DecisionDialog';

interface AdmissionQueueProps {
  community: { id: string; title: string; lang: Lang };
  view: QueueView<AdmissionState>;
}

interface Decision {
  people: readonly Applicant[];
  admit: boolean;
}

/** Applicants and managers' decisions about them (ADM-09). */
export function AdmissionQueue({ community, view }: AdmissionQueueProps) {
  const { t } = useTranslation('adminAdmission');
  const lang = useLang();
  const { state, page } = view.params;
  const answer = useData(admissionsQuery(community.id, state, page));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [decision, setDecision] = useState<Decision>();
  const [left, setLeft] = useState<string[]>([]);

  const list = answer.data?.list ?? [];
  // Applicants about whom somebody decided meanwhile are no longer chosen.
  const several = list.filter(({ profile }) => chosen.has(profile.id));
  const decide = (people: readonly Applicant[], admit: boolean) => {
    setLeft([]);
    setDecision({ people, admit });
  };
  const onDone = ({ done, left: missed }: Decided) => {
    const ids = new Set(missed.map(({ participantId }) => participantId));
    setLeft(list.filter(({ profile }) => ids.has(profile.id)).map(({ profile }) => nameOf(profile)));
    if (done.length > 0) toast.success(t(decision?.admit ? 'admitted' : 'refused', { count: done.length }));
    setDecision(undefined);
    setChosen(new Set());
    refreshQueue(admissionsKey, community.id);
  };
  const buttons = (people: readonly Applicant[], names: Record<'admit' | 'refuse', string>) => (
    <>
      <Button aria-label={names.admit} onClick={() => decide(people, true)}>
        {t('admit')}
      </Button>
      {state === 'WAITING' && (
        <Button variant="secondary" aria-label={names.refuse} onClick={() => decide(people, false)}>
          {t('refuse')}
        </Button>
      )}
    </>
  );

  const namesFor = ({ profile }: Applicant) => ({
    admit: t('admitNamed', { name: nameOf(profile) }),
    refuse: t('refuseNamed', { name: nameOf(profile) }),
  });

  return (
    <QueuePage
      view={view}
      title={t('title')}
      states={{
        label: t('states.label'),
        names: { WAITING: t('states.WAITING'), REFUSED: t('states.REFUSED') },
      }}
      answer={answer}
      waiting={(count) => t('waiting', { count })}
      failed={{ title: t('failed.title'), text: t('failed.text') }}
      empty={{ title: t(`none.${state}`), text: t(`none.${state}Text`) }}
      rowOf={({ profile: { id, createdAt, ...named } }) => ({
        id,
        title: nameOf(named),
        line: createdAt ? t('applied', { ago: formatAgo(new Date(createdAt), currentTime(), lang) }) : '',
      })}
      choice={{ ids: chosen, onChange: setChosen, label: (name) => t('choose', { name }) }}
      keysOf={(current) => {
        const people = several.length > 0 ? several : [current];
        return {
          a: () => decide(people, true),
          ...(state === 'WAITING' && { r: () => decide(people, false) }),
        };
      }}
      keysText={t('keys')}
      above={
        <>
          {left.length > 0 && (
            <Banner tone="warning" role="alert">
              {t('left', { names: left.join(', ') })}
            </Banner>
          )}
          {several.length > 0 && (
            <Stack $row $gap={3} $wrap>
              <Status>{t('chosen', { count: several.length })}</Status>
              {buttons(several, {
                admit: t('admitChosen', { count: several.length }),
                refuse: t('refuseChosen', { count: several.length }),
              })}
              <Button variant="quiet" onClick={() => setChosen(new Set())}>
                {t('chooseNone')}
              </Button>
            </Stack>
          )}
          {decision && (
            <DecisionDialog
              {...decision}
              community={community}
              onDone={onDone}
              onClose={() => setDecision(undefined)}
            />
          )}
        </>
      }
    >
      {(current) => <ApplicantView applicant={current} actions={buttons([current], namesFor(current))} />}
    </QueuePage>
  );
}
