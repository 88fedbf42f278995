import { Bookmark } from 'lucide-react';
import type { Lang } from '../../src/lib/lang';
import { Avatar } from '../../src/ui/Avatar/Avatar';
import { Badge } from '../../src/ui/Badge/Badge';
import { Button } from '../../src/ui/Button/Button';
import { Card } from '../../src/ui/Card/Card';
import { Column, Grid } from '../../src/ui/Grid/Grid';
import { Icon } from '../../src/ui/Icon/Icon';
import { Stack } from '../../src/ui/Stack/Stack';
import { Tag } from '../../src/ui/Tag/Tag';
import { Heading } from '../../src/ui/Text/Heading';
import { Text } from '../../src/ui/Text/Text';
import { peopleIn } from './people';
import { Padded } from './Padded';
import { cardWords } from './words';

const variants = ['outlined', 'raised', 'soft', 'tinted'] as const;

/** Cards in a community's brand: members, and every ground a card may have. */
export function Cards({ lang }: { lang: Lang }) {
  const words = cardWords[lang];
  return (
    <Padded>
      <Stack $gap={6}>
        <Heading level={1}>{words.title}</Heading>
        <Grid>
          {peopleIn(lang).map(({ id, firstName, lastName, position, company, lookingFor, tags }, at) => (
            <Column key={id} $span={{ md: 6 }}>
              <Card $interactive>
                <Stack>
                  <Stack $row $gap={3}>
                    <Avatar name={`${firstName} ${lastName}`} size="lg" decorative />
                    <div>
                      <Heading level={2} size="md">
                        {firstName} {lastName}
                      </Heading>
                      <Text $size="sm" $tone="muted">
                        {[position, company].filter(Boolean).join(', ')}
                      </Text>
                    </div>
                  </Stack>
                  <Text>{lookingFor}</Text>
                  <Stack $row $gap={2} $wrap>
                    {tags.map((tag) => (
                      <Tag key={tag}>{tag}</Tag>
                    ))}
                    {at === 1 && <Badge $tone="success">{words.going}</Badge>}
                    {at === 2 && <Badge $tone="warning">{words.pending}</Badge>}
                  </Stack>
                  <Stack $row $gap={2} $wrap>
                    <Button size="sm">{words.connect}</Button>
                    <Button size="sm" variant="quiet" icon={<Icon icon={Bookmark} size={18} />}>
                      {words.bookmark}
                    </Button>
                  </Stack>
                </Stack>
              </Card>
            </Column>
          ))}
          {variants.map((variant, at) => (
            <Column key={variant} $span={{ md: 6, lg: 3 }}>
              <Card $variant={variant}>{words.variants[at]}</Card>
            </Column>
          ))}
        </Grid>
      </Stack>
    </Padded>
  );
}
