import { Avatar } from '../../ui/Avatar/Avatar';
import { Stack } from '../../ui/Stack/Stack';
import { Text } from '../../ui/Text/Text';

/** Who invited the visitor, above the steps of signing up. */
export const InvitedNote = ({ name, children }: { name: string; children: string }) => (
  <Stack $row $gap={2}>
    <Avatar decorative size="sm" name={name} />
    <Text $size="sm" $tone="muted">
      {children}
    </Text>
  </Stack>
);
