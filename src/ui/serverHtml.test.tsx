import { Mail } from 'lucide-react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Avatar } from './Avatar/Avatar';
import { Button } from './Button/Button';
import { Card } from './Card/Card';
import { Checkbox } from './Checkbox/Checkbox';
import { CodeInput } from './CodeInput/CodeInput';
import { Column, Grid } from './Grid/Grid';
import { Icon } from './Icon/Icon';
import { Link } from './Link/Link';
import { PasswordField } from './PasswordField/PasswordField';
import { Skeleton } from './Skeleton/Skeleton';
import { Heading } from './Text/Heading';
import { TextField } from './TextField/TextField';
import { ToastHost } from './toast/ToastHost';

const page = (
  <MemoryRouter>
    <Heading level={1}>Welcome</Heading>
    <Grid>
      <Column $span={{ md: 6 }}>
        <Card>
          <Avatar name="Vera Lindqvist" src="/vera.jpg" />
          <Skeleton width="9rem" />
          <TextField label="Email" error="Email is in the wrong format" />
          <PasswordField label="Password" revealLabel="Show password" />
          <Checkbox label="I agree" />
          <CodeInput label="Code" value="" onChange={() => undefined} />
          <Button loading icon={<Icon icon={Mail} />}>
            Send code
          </Button>
          <Link href="https://docs.example/" newTab="opens in a new tab">
            Terms
          </Link>
        </Card>
      </Column>
    </Grid>
    <ToastHost label="Notifications" closeLabel="Close" tabHint={(label) => `Press Tab for “${label}”.`} />
  </MemoryRouter>
);

it('writes HTML that a strict policy lets through: no style attribute, no handler', () => {
  const html = renderToString(page);
  expect(html).toContain('Email is in the wrong format');
  expect(html).not.toMatch(/<(?!style)[^>]+\sstyle=/);
  expect(html).not.toMatch(/\son[a-z]+=/);
});
