import { useId } from 'react';
import styled from 'styled-components';
import type { CallToActionSection } from '../../../generated/config/landing';
import { Container } from '../../../ui/Container/Container';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';
import { color, media, space, token } from '../../../ui/theme';
import { ActionButton } from './ActionButton';
import type { FieldsOf } from './shown';

type CallToActionProps = FieldsOf<CallToActionSection>;

const Ground = styled.section`
  padding-block: ${space(10)} ${space(14)};
  ${media.md} {
    padding-block: ${space(14)} ${space(22)};
  }
`;

const Panel = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(4)};
  padding: ${space(10)} ${space(5)};
  border-radius: ${token('radius-lg')};
  background: ${color('primary')};
  color: ${color('on-primary')};
  text-align: center;
  ${media.md} {
    padding: ${space(18)} ${space(10)};
  }
`;

const Action = styled.div`
  margin-block-start: ${space(4)};
`;

const Copy = styled(Text)`
  max-inline-size: 560px;
`;

/** The closing call: one sentence, one button, on the brand's own ground. */
export function CallToAction({ id, title, text, action }: CallToActionProps) {
  const titleId = useId();
  return (
    <Ground id={id} aria-labelledby={titleId}>
      <Container>
        <Panel>
          <Heading level={2} size="xxl" align="center" id={titleId}>
            {title}
          </Heading>
          {text && (
            <Copy $size="lg" $tone="inherit" $align="center">
              {text}
            </Copy>
          )}
          <Action>
            <ActionButton action={action} variant="secondary" />
          </Action>
        </Panel>
      </Container>
    </Ground>
  );
}
