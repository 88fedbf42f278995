import { CalendarDays, Mail } from 'lucide-react';
import { Avatar } from '../Avatar/Avatar';
import { Badge } from '../Badge/Badge';
import { Banner, type BannerTone } from '../Banner/Banner';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Checkbox } from '../Checkbox/Checkbox';
import { ChoiceCards } from '../ChoiceCards/ChoiceCards';
import { CodeInput } from '../CodeInput/CodeInput';
import { Container } from '../Container/Container';
import { EmptyState } from '../EmptyState/EmptyState';
import { Column, Grid } from '../Grid/Grid';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import { NativeSelect } from '../NativeSelect/NativeSelect';
import { Pagination } from '../Pagination/Pagination';
import { PasswordField } from '../PasswordField/PasswordField';
import { RadioGroup } from '../Radio/RadioGroup';
import { Select } from '../Select/Select';
import { Stack } from '../Stack/Stack';
import { Tabs } from '../Tabs/Tabs';
import { Tag } from '../Tag/Tag';
import { Heading } from '../Text/Heading';
import { Text } from '../Text/Text';
import { TextArea } from '../TextArea/TextArea';
import { TextField } from '../TextField/TextField';

const noop = () => undefined;
const tones: BannerTone[] = ['info', 'success', 'warning', 'error'];

const form = (
  <Card $pad={5}>
    <Stack $gap={5}>
      <Heading level={2}>Sign in</Heading>
      <TextField label="Email" placeholder="name@company.example" hint="We’ll send a code there." />
      <PasswordField
        label="Password"
        required
        revealLabel="Show password"
        error="Invalid login or password"
      />
      <Select
        label="Language"
        value="ru"
        onChange={noop}
        options={[
          { value: 'en', label: 'English' },
          { value: 'ru', label: 'Русский' },
        ]}
      />
      <NativeSelect label="Theme" options={[{ value: 'system', label: 'As on the device' }]} />
      <TextArea label="Your request" hint="One or two sentences" defaultValue="A designer who has shipped." />
      <CodeInput label="Code from the email" value="4810" onChange={noop} />
      <Checkbox label="Remember me on this device" defaultChecked />
      <RadioGroup
        label="Who sees your contacts?"
        name="privacy"
        defaultValue="all"
        options={[
          { value: 'all', label: 'Everybody' },
          { value: 'none', label: 'Nobody', hint: 'Introductions go to a manager' },
        ]}
      />
      <ChoiceCards
        label="What brings you here?"
        name="purpose"
        value={['meet']}
        onChange={noop}
        max={2}
        options={[
          { value: 'meet', label: 'Meet people in my field' },
          { value: 'advice', label: 'Get advice' },
        ]}
      />
      <TextField label="Company" defaultValue="North" disabled />
      <Button block>Sign in</Button>
      <Text $size="sm" $tone="muted" $align="center">
        No account yet? <Link to="/registration">Join</Link>
      </Text>
    </Stack>
  </Card>
);

const people = (
  <Stack>
    <Card $interactive>
      <Stack>
        <Stack $row $gap={3}>
          <Avatar name="Vera Lindqvist" size="lg" decorative />
          <div>
            <Heading level={3} size="md">
              Vera Lindqvist
            </Heading>
            <Text $size="sm" $tone="muted">
              Clinic operations, Stockholm
            </Text>
          </div>
        </Stack>
        <Text>Looks for a designer who has shipped a booking flow people did not call about.</Text>
        <Stack $row $gap={2} $wrap>
          <Tag>Health</Tag>
          <Tag onRemove={noop} removeLabel="Remove Operations">
            Operations
          </Tag>
          <Badge $tone="success">Going</Badge>
          <Badge $tone="warning">Pending</Badge>
          <Badge $tone="error">Rejected</Badge>
          <Badge $tone="strong">3</Badge>
        </Stack>
        <Stack $row $gap={2} $wrap>
          <Button>Connect</Button>
          <Button variant="secondary" icon={<Icon icon={Mail} />}>
            Write
          </Button>
          <Button variant="quiet">Hide</Button>
          <Button variant="danger">Report</Button>
          <Button disabled>Full</Button>
          <Button loading>Saving</Button>
        </Stack>
      </Stack>
    </Card>
    {tones.map((tone) => (
      <Banner key={tone} tone={tone} title="Confirm your email">
        We sent a link to vera@north.example. <Link to="/last-step">Send again</Link>
      </Banner>
    ))}
    <Tabs
      label="Contacts"
      value="a"
      onChange={noop}
      tabs={[
        { value: 'a', label: 'Interested', content: <Text>Three people want to meet you.</Text> },
        { value: 'b', label: 'Bookmarked', content: null },
      ]}
    />
    <Card $variant="tinted">
      <Stack $row $gap={3}>
        <Icon icon={CalendarDays} />
        <Text $tone="inherit">Dinner for twelve, Thursday at 19:00</Text>
      </Stack>
    </Card>
    <Card $variant="soft">
      <EmptyState title="Nobody here yet" action={<Button variant="secondary">Write a request</Button>}>
        Say what you are looking for.
      </EmptyState>
    </Card>
    <Pagination
      page={3}
      pages={9}
      to={(page) => `?page=${page}`}
      label="Pages"
      previousLabel="Previous page"
      nextLabel="Next page"
      pageLabel={(page) => `Page ${page}`}
    />
  </Stack>
);

/** The kit at a glance, to look at a brand and to check its contrasts. Stories alone use it. */
export function Gallery() {
  return (
    <Container>
      <Stack $gap={6}>
        <Stack $gap={2}>
          <Heading level={1} size="display">
            Conversations that lead somewhere
          </Heading>
          <Text $size="lg" $tone="muted">
            Знакомьтесь с людьми, которые делают дело. Every Tuesday, three introductions.
          </Text>
        </Stack>
        <Grid>
          <Column $span={{ md: 6, lg: 5 }}>{form}</Column>
          <Column $span={{ md: 6, lg: 7 }}>{people}</Column>
        </Grid>
      </Stack>
    </Container>
  );
}
