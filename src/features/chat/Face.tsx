import { UsersRound } from 'lucide-react';
import styled from 'styled-components';
import { nameOf } from '../../components/participant/participantText';
import type { ChatState } from '../../generated/api/chat';
import { avatarOf } from '../../lib/avatar';
import { Avatar } from '../../ui/Avatar/Avatar';
import { Icon } from '../../ui/Icon/Icon';
import { color } from '../../ui/theme';

const Spot = styled.span`
  position: relative;
  display: inline-grid;
  flex: none;
`;
const Dot = styled.span`
  position: absolute;
  inset-block-end: 0;
  inset-inline-end: 0;
  inline-size: 14px;
  block-size: 14px;
  border: 2px solid ${color('surface')};
  border-radius: 50%;
  background: ${color('success')};
`;
const Group = styled.span`
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border-radius: 50%;
  background: ${color('primary-soft')};
  color: ${color('on-primary-soft')};
`;

interface FaceProps {
  chat: Pick<ChatState, 'kind' | 'name' | 'imageUrl' | 'people'>;
  online: boolean;
}

/** The face of a chat: the other's, or the group's. That they are online is said beside it. */
export function Face({ chat: { kind, name, imageUrl, people }, online }: FaceProps) {
  const [other] = people;
  if (kind === 'GROUP' && !imageUrl) {
    return (
      <Group aria-hidden>
        <Icon icon={UsersRound} />
      </Group>
    );
  }
  const src = kind === 'GROUP' ? imageUrl : other?.avatarUrl;
  return (
    <Spot>
      <Avatar decorative name={name ?? (other ? nameOf(other) : '')} src={src && avatarOf(src, 108)} />
      {online && <Dot aria-hidden data-online />}
    </Spot>
  );
}
