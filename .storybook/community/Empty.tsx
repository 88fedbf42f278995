import type { Lang } from '../../src/lib/lang';
import { Button } from '../../src/ui/Button/Button';
import { Card } from '../../src/ui/Card/Card';
import { EmptyState } from '../../src/ui/EmptyState/EmptyState';
import { Column, Grid } from '../../src/ui/Grid/Grid';
import { Stack } from '../../src/ui/Stack/Stack';
import { Heading } from '../../src/ui/Text/Heading';
import { Padded } from './Padded';
import { emptyWords } from './words';

const drawings = ['people', 'calendar', 'messages', 'search'] as const;

/** Every drawing of an empty place in a community's colours. */
export function Empty({ lang }: { lang: Lang }) {
  const { title, states } = emptyWords[lang];
  return (
    <Padded>
      <Stack $gap={6}>
        <Heading level={1}>{title}</Heading>
        <Grid>
          {states.map((state, at) => (
            <Column key={state.title} $span={{ md: 6 }}>
              <Card>
                <EmptyState
                  drawing={drawings[at]}
                  title={state.title}
                  action={state.action && <Button>{state.action}</Button>}
                >
                  {state.text}
                </EmptyState>
              </Card>
            </Column>
          ))}
        </Grid>
      </Stack>
    </Padded>
  );
}
