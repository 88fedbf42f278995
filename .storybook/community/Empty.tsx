import type { Lang } from '../../src/lib/lang';
import { Button } from '../../src/ui/Button/Button';
import { Card } from '../../src/ui/Card/Card';
import { EmptyState } from '../../src/ui/EmptyState/EmptyState';
import { Column, Grid } from '../../src/ui/Grid/Grid';
import { Stack } from '../../src/ui/Stack/Stack';
import { Heading } from '../../src/ui/Text/Heading';
import { Place } from './Place';
import { emptyWords } from './words';

const drawings = ['people', 'calendar', 'messages', 'search'] as const;

/** Every drawing of an empty place in a community's colours. */
export function Empty({ lang }: { lang: Lang }) {
  const { title, places } = emptyWords[lang];
  return (
    <Place>
      <Stack $gap={6}>
        <Heading level={1}>{title}</Heading>
        <Grid>
          {places.map((place, at) => (
            <Column key={place.title} $span={{ md: 6 }}>
              <Card>
                <EmptyState
                  drawing={drawings[at]}
                  title={place.title}
                  action={place.action && <Button>{place.action}</Button>}
                >
                  {place.text}
                </EmptyState>
              </Card>
            </Column>
          ))}
        </Grid>
      </Stack>
    </Place>
  );
}
