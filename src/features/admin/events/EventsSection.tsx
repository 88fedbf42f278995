import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button/Button';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';

interface EventsSectionProps {
  /** Shown from the first moment: the address says which events. */
  open: boolean;
  /** The list. Its code loads on demand. */
  children: ReactNode;
}

/** The events of a community on the managers' start page. The code loads lazily, as for members. */
export function EventsSection({ open, children }: EventsSectionProps) {
  const { t } = useTranslation('adminEvents');
  const [isOpen, setIsOpen] = useState(open);
  return (
    <Stack as="section" $gap={4} aria-labelledby="events">
      <div>
        <Heading level={2} id="events">
          {t('title')}
        </Heading>
        <Text $tone="muted">{t('text')}</Text>
      </div>
      {isOpen ? (
        <Suspense fallback={null}>{children}</Suspense>
      ) : (
        <div>
          <Button variant="secondary" aria-expanded={false} onClick={() => setIsOpen(true)}>
            {t('show')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
