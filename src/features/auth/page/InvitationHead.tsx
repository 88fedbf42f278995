import styled from 'styled-components';
import { Avatar } from '../../../ui/Avatar/Avatar';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';
import { space } from '../../../ui/theme';

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(4)};
  align-items: center;
  overflow-wrap: anywhere;
`;

export interface InvitationHeadProps {
  /** The inviter's first name. */
  inviter: string;
  title: string;
  /** What the community is. */
  about?: string;
  /** What happens next. */
  text?: string;
}

/** Who invites, and where to. */
export function InvitationHead({ inviter, title, about, text }: InvitationHeadProps) {
  return (
    <Stack $gap={3}>
      <Row>
        <Avatar decorative size="lg" name={inviter} />
        <Heading level={1} size="xl">
          {title}
        </Heading>
      </Row>
      {about && <Text>{about}</Text>}
      {text && <Text $tone="muted">{text}</Text>}
    </Stack>
  );
}
