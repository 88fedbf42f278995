import type { Meta, StoryObj } from '@storybook/react-vite';
import RichText from './RichText';

const meta = { component: RichText, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof RichText>;
export default meta;

type Story = StoryObj<typeof meta>;

const markdown = `
We meet **once a week**, *on Tuesdays*. See [the rules](/rules) or <https://about.example/>.

## House rules

1. Come to the meetings.
2. Sell nothing:
   - no leads
   - no ~~cold~~ offers
3. Say thank you.

> What is said here stays here.

---

\`\`\`
/invite?id=…
\`\`\`

| When     | Where       |
| -------- | ----------- |
| Tuesdays | The library |

<script>alert('stays text')</script>
`;

export const Everything: Story = { args: { title: 'How we do it', markdown } };
