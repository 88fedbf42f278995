import { Eye } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Event } from '../../generated/api/event';
import { lazyPart } from '../../lib/lazyInTime';
import { Banner } from '../../ui/Banner/Banner';
import { Button } from '../../ui/Button/Button';
import { Container } from '../../ui/Container/Container';
import { Icon } from '../../ui/Icon/Icon';
import { Heading } from '../../ui/Text/Heading';
import { Text } from '../../ui/Text/Text';
import { TextField } from '../../ui/TextField/TextField';
import { CoverField, useCoverUrl } from './parts/CoverField';
import { Actions, Form, FormLayout } from './EventForm.styles';
import { goToField } from './state/goToField';
import { Leaving } from './Leaving';
import { FoldedPart } from './parts/FoldedPart';
import { MainPart } from './parts/MainPart';
import { OrganisersPart } from './parts/OrganisersPart';
import { ProblemSummary } from './ProblemSummary';
import { SeriesPart } from './parts/SeriesPart';
import { TermsPart } from './parts/TermsPart';
import { useEventForm } from './state/useEventForm';
import { useFields } from './state/useFields';
import { useMapsPoint } from './parts/where/useMapsPoint';
import { repeatOf, type FormValues } from './state/values';
import { WhenPart } from './parts/WhenPart';
import { WherePart } from './parts/where/WherePart';

const PreviewDialog = lazyPart(() => import('./PreviewDialog'));

interface EventFormProps {
  /** The participant who owns the draft. */
  owner: string;
  /** The initial values of the fields. */
  stored: FormValues;
  /** The event that is changed; undefined for a new one. */
  event?: Pick<Event, 'id' | 'imageUrl' | 'seriesId'>;
  onSaved: (eventId: string) => void;
}

/** The form of an event, new or changed (EVT-02). */
export function EventForm({ owner, stored, event, onSaved }: EventFormProps) {
  const { t } = useTranslation('eventForm');
  const form = useEventForm(stored, { eventId: event?.id, owner }, onSaved);
  const maps = useMapsPoint(form);
  const [previewing, setPreviewing] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const { text } = useFields(form);
  const picture = { eventId: event?.id ?? 'new', stored: event?.imageUrl ?? null };
  const cover = useCoverUrl(form.cover, picture.stored);
  const times = repeatOf(form.values)?.times;
  const publish = times && form.isNew ? t('createSeries', { count: times }) : t('create');
  const submit = async () => {
    if (waiting) return;
    setWaiting(true);
    const point = await maps.beforeSave();
    setWaiting(false);
    if (point) form.save(point);
    else goToField('googleMapsLink');
  };
  return (
    <Container $width="reading">
      <FormLayout>
        <Heading level={1}>{t(event ? 'title.edit' : 'title.create')}</Heading>
        {form.restored && form.dirty && (
          <Banner
            title={t('restored.title')}
            action={
              <Button variant="secondary" size="sm" onClick={form.discard}>
                {t('restored.discard')}
              </Button>
            }
          >
            {t('restored.text')}
          </Banner>
        )}
        <Form
          noValidate
          onSubmit={(sent) => {
            sent.preventDefault();
            void submit();
          }}
        >
          <ProblemSummary form={form} />
          <MainPart form={form} />
          <div>
            <FoldedPart
              form={form}
              title={t('part.cover')}
              fields={[]}
              summary={[t(cover ? 'folded.cover' : 'folded.noCover')]}
            >
              <CoverField {...picture} value={form.cover} onChange={form.setCover} />
            </FoldedPart>
            <WhenPart form={form} />
            <WherePart form={form} maps={maps} />
            <TermsPart form={form} />
            <FoldedPart
              form={form}
              title={t('part.contact')}
              fields={['organizerContact']}
              isMissing={!stored.organizerContact}
              summary={[form.values.organizerContact]}
            >
              <TextField required hint={t('hint.organizerContact')} {...text('organizerContact')} />
              {event ? (
                <OrganisersPart eventId={event.id} ownId={owner} />
              ) : (
                <Text $tone="muted">{t('organisers.later')}</Text>
              )}
            </FoldedPart>
          </div>
          {event?.seriesId && <SeriesPart form={form} />}
          <Actions>
            <Button
              type="submit"
              loading={form.busy || waiting}
              loadingLabel={t(event ? 'saving' : 'creating')}
            >
              {event ? t('save') : publish}
            </Button>
            <Button
              variant="secondary"
              icon={<Icon icon={Eye} size={18} />}
              onClick={() => form.isRight() && setPreviewing(true)}
            >
              {t('preview.open')}
            </Button>
          </Actions>
        </Form>
      </FormLayout>
      <Leaving dirty={form.dirty && !form.busy} coverKept={form.coverKept} onDiscard={form.discard} />
      {previewing && (
        <Suspense fallback={null}>
          <PreviewDialog
            values={form.values}
            eventId={picture.eventId}
            cover={cover}
            onClose={() => setPreviewing(false)}
          />
        </Suspense>
      )}
    </Container>
  );
}
