import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/Banner/Banner';
import { Button } from '../../../ui/Button/Button';
import { focusInvalid } from '../../../ui/Field/focusInvalid';
import { Icon } from '../../../ui/Icon/Icon';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';
import { Actions, Body, Column, Ground, Head, Line, Overview, Sheet } from './OnboardingPage.styles';
import { ProgressBar } from './ProgressBar';
import { Stepper, type StepperProps } from './Stepper';
import { Saved } from './Saved';

export interface OnboardingPageProps {
  stepper: StepperProps;
  /** Who invited the user. */
  invited?: ReactNode;
  /** Number of this page, from 0, and how many there are: the survey's and the form's. */
  page: number;
  total: number;
  /** The position: '2 of 10'. */
  position: string;
  /** The number of steps and their duration, on the first page. */
  overview?: string;
  title: string;
  intro?: string;
  onBack?: () => void;
  onNext: () => void;
  /** The label of the main button. */
  nextLabel: string;
  busy?: boolean;
  /** An error that belongs to no field. */
  failure?: string;
  /** Counts attempts to go on that failed: the first field that is wrong gets the focus. */
  refused: number;
  /** Above the fields. */
  notice?: ReactNode;
  children: ReactNode;
}

/** One page of onboarding: position, fields, Back and Next. */
export function OnboardingPage(props: OnboardingPageProps) {
  const { stepper, page, total, position, title, intro, onBack, onNext, nextLabel, busy, failure, refused } =
    props;
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [page]);
  useEffect(() => {
    if (refused > 0) focusInvalid(form.current);
  }, [refused]);
  const failed = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) failed.current?.focus();
  }, [failure]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onNext();
  };
  // In a text of several lines Enter is a line.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
  };
  return (
    <Ground>
      <Sheet>
        <Stepper {...stepper} />
        <Column ref={form} noValidate onSubmit={submit} onKeyDown={onKeyDown}>
          <ProgressBar page={page + 1} total={total} />
          <Head>
            {props.invited}
            <Line>
              <Text $size="sm" $tone="muted" $numeric>
                {position}
              </Text>
              <Saved />
            </Line>
            {props.overview && <Overview>{props.overview}</Overview>}
            <Heading level={1} ref={heading} tabIndex={-1}>
              {title}
            </Heading>
            {intro && <Text $tone="muted">{intro}</Text>}
          </Head>
          <Body key={page}>
            {props.notice}
            {props.children}
            {failure && (
              <div ref={failed} tabIndex={-1} role="group" aria-label={failure} data-problems>
                <Banner tone="error">{failure}</Banner>
              </div>
            )}
          </Body>
          <Actions>
            {onBack && (
              <Button variant="quiet" size="lg" icon={<Icon icon={ArrowLeft} />} onClick={onBack}>
                {t('back')}
              </Button>
            )}
            <Button type="submit" size="lg" loading={busy} loadingLabel={t('loading')}>
              {nextLabel}
            </Button>
          </Actions>
        </Column>
      </Sheet>
    </Ground>
  );
}
